; Inno Setup 6: the installer for Windows, from the folder that PyInstaller made.
;     iscc /DVersion=0.5.0 packaging\windows.iss        writes dist\sandtable-0.5.0-windows-setup.exe
; It needs no administrator: the program goes into the user's own folder unless all users are chosen.
#ifndef Version
  #error Say which version: iscc /DVersion=...
#endif

[Setup]
AppId={{6B0C6A0E-7F0B-4C63-9C51-5A4D9A3B7E21}
AppName=Sandtable
AppVersion={#Version}
AppPublisher=The makers of Sandtable
DefaultDirName={autopf}\Sandtable
DefaultGroupName=Sandtable
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
LicenseFile=..\LICENSE
OutputDir=..\dist
OutputBaseFilename=sandtable-{#Version}-windows-setup
SetupIconFile=..\build\icons\sandtable.ico
UninstallDisplayIcon={app}\sandtable.exe
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
ChangesAssociations=yes

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked
Name: "association"; Description: "Open games, packs, scenarios and examples with a double click"

[InstallDelete]
; an update leaves nothing of the version before
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\dist\sandtable\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\Sandtable"; Filename: "{app}\sandtable.exe"
Name: "{autodesktop}\Sandtable"; Filename: "{app}\sandtable.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.sandtable"; ValueType: string; ValueData: "Sandtable.Game"; Flags: uninsdeletevalue; Tasks: association
Root: HKA; Subkey: "Software\Classes\Sandtable.Game"; ValueType: string; ValueData: "Game of Sandtable"; Flags: uninsdeletekey; Tasks: association
Root: HKA; Subkey: "Software\Classes\Sandtable.Game\DefaultIcon"; ValueType: string; ValueData: "{app}\sandtable.exe,0"; Tasks: association
Root: HKA; Subkey: "Software\Classes\Sandtable.Game\shell\open\command"; ValueType: string; ValueData: """{app}\sandtable.exe"" play ""%1"""; Tasks: association
Root: HKA; Subkey: "Software\Classes\.sandpack"; ValueType: string; ValueData: "Sandtable.Pack"; Flags: uninsdeletevalue; Tasks: association
Root: HKA; Subkey: "Software\Classes\Sandtable.Pack"; ValueType: string; ValueData: "Figures for a game of Sandtable"; Flags: uninsdeletekey; Tasks: association
Root: HKA; Subkey: "Software\Classes\Sandtable.Pack\DefaultIcon"; ValueType: string; ValueData: "{app}\sandtable.exe,0"; Tasks: association
Root: HKA; Subkey: "Software\Classes\Sandtable.Pack\shell\open\command"; ValueType: string; ValueData: """{app}\sandtable.exe"" play ""%1"""; Tasks: association
Root: HKA; Subkey: "Software\Classes\.sandscenario"; ValueType: string; ValueData: "Sandtable.Scenario"; Flags: uninsdeletevalue; Tasks: association
Root: HKA; Subkey: "Software\Classes\Sandtable.Scenario"; ValueType: string; ValueData: "Scenario of Sandtable"; Flags: uninsdeletekey; Tasks: association
Root: HKA; Subkey: "Software\Classes\Sandtable.Scenario\DefaultIcon"; ValueType: string; ValueData: "{app}\sandtable.exe,0"; Tasks: association
Root: HKA; Subkey: "Software\Classes\Sandtable.Scenario\shell\open\command"; ValueType: string; ValueData: """{app}\sandtable.exe"" play ""%1"""; Tasks: association
Root: HKA; Subkey: "Software\Classes\.sandexample"; ValueType: string; ValueData: "Sandtable.Example"; Flags: uninsdeletevalue; Tasks: association
Root: HKA; Subkey: "Software\Classes\Sandtable.Example"; ValueType: string; ValueData: "Example of play of Sandtable"; Flags: uninsdeletekey; Tasks: association
Root: HKA; Subkey: "Software\Classes\Sandtable.Example\DefaultIcon"; ValueType: string; ValueData: "{app}\sandtable.exe,0"; Tasks: association
Root: HKA; Subkey: "Software\Classes\Sandtable.Example\shell\open\command"; ValueType: string; ValueData: """{app}\sandtable.exe"" play ""%1"""; Tasks: association

[Run]
Filename: "{app}\sandtable.exe"; Description: "{cm:LaunchProgram,Sandtable}"; Flags: nowait postinstall skipifsilent

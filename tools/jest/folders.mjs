// Where tests stand. It needs no package: `npm test` asks before anything is installed.

/** Of the server and of tools. */
export const apiFolders = ['api/src', 'tools', 'bench'];

/** Of the web packages. */
export const webFolders = 'shell remote-online remote-retail remote-logs remote-admin remote-template shared'
  .split(' ')
  .map((name) => `${name}/src`);

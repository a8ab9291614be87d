/** First parts of addresses that are the shell's or the server's: no remote may have one. */
export const ownPaths = ['/login', '/brands', '/error', '/all', '/api', '/shell', '/remotes', '/embed'];

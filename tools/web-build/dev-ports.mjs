import { remoteNames } from './packages.mjs';

export const devHost = '127.0.0.1';
export const apiPort = 4310;
export const shellPort = 4300;

/** @param {string} name folder of the remote */
export function remotePort(name) {
  return shellPort + 1 + remoteNames.indexOf(name);
}

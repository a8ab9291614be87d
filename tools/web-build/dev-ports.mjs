import { SentenceError } from '../sentence-error.mjs';
import { remoteNames } from './packages.mjs';

export const devHost = '127.0.0.1';
export const apiPort = 4310;
export const shellPort = 4300;

/** @param {string} name folder of the remote */
export function remotePort(name) {
  return shellPort + 1 + remoteNames.indexOf(name);
}

/** Of a remote in a repository of its own, unless `PORT` says otherwise. */
export const alonePort = shellPort + 5;

/** Where development servers send the calls of their pages: `API`, an address, else the API of `npm run dev`. */
export function apiAddress() {
  const address = process.env['API'] ?? `http://${devHost}:${apiPort}`;
  if (!/^https?:$/.test(URL.canParse(address) ? new URL(address).protocol : ''))
    throw new SentenceError(`API=${address} is no address: write one like https://reports.example.`);
  return address;
}

import { SentenceError } from '../sentence-error.mjs';

/**
 * What a new remote is called, in every form that its files need.
 *
 * @typedef {object} RemoteNames
 * @property {string} name `remote-ticket-sales`
 * @property {string} id `ticket-sales`: its path without the slash, its files
 * @property {string} pascal `TicketSales`: its components
 * @property {string} title `Ticket sales`: in the menu
 * @property {string} titleSw the same in Swahili
 * @property {string} owner the team to turn to
 */

/**
 * Names and paths that are somebody's.
 *
 * @typedef {object} Taken
 * @property {readonly string[]} names of remotes
 * @property {Readonly<Record<string, string>>} paths with their owners
 */

/**
 * @typedef {object} Asked
 * @property {string | undefined} name
 * @property {string | undefined} owner
 * @property {string | undefined} title
 * @property {string | undefined} titleSw
 */

const shape = /^remote-[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const longest = 41;

/**
 * Errors: `SentenceError` that names the argument and what to write in its place.
 *
 * @param {Asked} asked
 * @param {Taken} taken
 * @returns {RemoteNames}
 */
export function namesOf({ name, owner, title, titleSw }, taken) {
  if (name === undefined || name === '')
    throw new SentenceError('NAME is missing: name the remote, such as remote-tickets.');
  requireShape(name);
  if (taken.names.includes(name))
    throw new SentenceError(`NAME ${name} is taken by a remote that there is: choose another name.`);
  const id = name.slice('remote-'.length);
  const holder = taken.paths[`/${id}`];
  if (holder !== undefined)
    throw new SentenceError(
      `NAME ${name} would own the path /${id}, which belongs to ${holder}: choose another name.`,
    );
  if (owner === undefined || owner.trim() === '')
    throw new SentenceError('--owner is missing: name the team to turn to, such as --owner "Ticket desk".');
  const words = id.replaceAll('-', ' ');
  const usual = `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
  return {
    name,
    id,
    pascal: id.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter) => letter.toUpperCase()),
    title: lineOf('--title', title ?? usual),
    titleSw: lineOf('--title-sw', titleSw ?? title ?? usual),
    owner: lineOf('--owner', owner),
  };
}

/** @param {string} name */
function requireShape(name) {
  if (shape.test(name) && name.length <= longest) return;
  throw new SentenceError(
    `NAME ${name} ${faultOf(name)}: write one like remote-tickets or remote-ticket-sales.`,
  );
}

/** @param {string} name */
function faultOf(name) {
  if (/[\\/]/.test(name)) return 'has a slash, and a folder and an address are made of it';
  if (/[A-Z]/.test(name)) return 'has a capital letter';
  if (!name.startsWith('remote-')) return 'does not begin with remote-';
  if (name.length > longest) return `is longer than ${longest} characters`;
  return 'is not made of small letters, digits and single hyphens';
}

/** @param {string} option @param {string} text */
function lineOf(option, text) {
  const line = text.trim();
  if (line === '') throw new SentenceError(`${option} is empty: write some words.`);
  // It stands in code, in Markdown and in menus.
  if (/[\p{Cc}`<>{}\\]/u.test(line) || line.length > 60)
    throw new SentenceError(
      `${option} is one line of at most 60 characters without < > { } \\ and back-ticks: write it so.`,
    );
  return line;
}

import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { SentenceError } from '../sentence-error.mjs';
import { developmentKeyFile } from '../web-build/registry-keys.mjs';

const options = {
  at: { type: 'string', default: 'dist/web' },
  token: { type: 'string' },
  key: { type: 'string' },
  'new-key': { type: 'string' },
  by: { type: 'string' },
  days: { type: 'string', default: '30' },
  'dry-run': { type: 'boolean', default: false },
  hold: { type: 'boolean', default: false },
  replace: { type: 'boolean', default: false },
  'as-build': { type: 'boolean', default: false },
  'take-over': { type: 'string', multiple: true, default: [] as string[] },
  percent: { type: 'string' },
  cohort: { type: 'string' },
  brand: { type: 'string', multiple: true, default: [] as string[] },
  role: { type: 'string', multiple: true, default: [] as string[] },
  user: { type: 'string' },
  to: { type: 'string' },
  reason: { type: 'string' },
  stop: { type: 'boolean', default: false },
  restore: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

export type Arguments = ReturnType<typeof readArguments>;

/** Errors: `SentenceError` for an option that is not known or makes no sense. */
export function readArguments(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
) {
  const { values, positionals } = parsed(args);
  const [command, ...names] = positionals;
  const days = Number(values.days);
  if (!Number.isInteger(days) || days < 1 || days > 365)
    throw new SentenceError(`--days ${values.days} is no number of days from 1 to 365.`);
  return {
    ...values,
    command,
    names,
    days,
    token: values.token ?? environment['DEPLOYMENT_TOKEN'],
    key: values.key ?? environment['REGISTRY_KEY'] ?? developmentKeyFile,
    by: values.by ?? accountName(),
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new SentenceError(`${(error as Error).message} See remote --help.`);
  }
}

/** A container may run as a number that has no name. */
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}

/** The argument itself. Errors: `SentenceError` that says what is missing. */
export function required(value: string | undefined, what: string): string {
  if (value === undefined || value === '') throw new SentenceError(`Say ${what}. See remote --help.`);
  return value;
}

import { parseArgs } from 'node:util';
import { SentenceError } from '../sentence-error.mjs';
import { groups, type Group } from './report/format';

const many = { type: 'string', multiple: true, default: [] as string[] } as const;
const options = {
  remote: many,
  host: many,
  module: { type: 'string' },
  page: { type: 'string' },
  api: { type: 'string' },
  token: { type: 'string' },
  origin: { type: 'string', default: 'http://127.0.0.1:4395' },
  brand: many,
  route: many,
  integrity: { type: 'string' },
  cycles: { type: 'string', default: '50' },
  only: many,
  out: { type: 'string', default: 'conformance-report' },
  chromium: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

export type Arguments = ReturnType<typeof readArguments>;

/** Errors: `SentenceError` for an option that is not known or makes no sense. */
export function readArguments(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
) {
  const values = parsed(args);
  const cycles = Number(values.cycles);
  if (!Number.isInteger(cycles) || cycles < 1 || cycles > 10_000)
    throw new SentenceError(`--cycles ${values.cycles} is no number of mounts from 1 to 10000.`);
  for (const name of ['module', 'page', 'api', 'origin'] as const) requireAddress(name, values[name]);
  const only = values.only.map((one) => {
    if (groups.includes(one as Group)) return one as Group;
    throw new SentenceError(`--only ${one} is none of ${groups.join(', ')}.`);
  });
  return {
    ...values,
    ...{ cycles, only },
    chromium: values.chromium ?? environment['CHROMIUM_PATH'],
    token: values.token ?? environment['CONFORMANCE_TOKEN'],
  };
}

function requireAddress(name: string, value: string | undefined): void {
  if (value !== undefined && !(URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)))
    throw new SentenceError(`--${name} ${value} is no address like https://tallyhouse.example.`);
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new SentenceError(`${(error as Error).message} See conformance --help.`);
  }
}

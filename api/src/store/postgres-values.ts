import { types, type CustomTypesConfig } from 'pg';

/** Type parsers that give the values `Row` promises: what the driver would turn into dates or texts. */
export const postgresTypes: CustomTypesConfig = {
  // Everything comes as text: the driver asks for binary only when told to.
  getTypeParser: (oid) => parsers.get(oid) ?? (types.getTypeParser(oid) as (text: string) => unknown),
};

const { builtins } = types;
const asText = (text: string) => text;

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, safeNumber],
  [builtins.NUMERIC, asText],
  [builtins.DATE, asText],
  // `2026-03-31 21:00:00.5`, without a zone: ours are all UTC.
  [builtins.TIMESTAMP, (text) => new Date(`${text.replace(' ', 'T')}Z`).toISOString()],
  [builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
]);

function safeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is beyond 2^53: select it as a decimal`);
  return number;
}

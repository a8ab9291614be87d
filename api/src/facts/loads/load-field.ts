import type { LoadKind } from '@tallyhouse/shared/contracts/load-data';
import { verticalSchema } from '@tallyhouse/shared/contracts/scalars';

/** What a field holds; `?` may be empty. References (`branch`, `terminal`, `product`, `licence`) must be known. */
export type FieldRule =
  | 'key'
  | 'key?'
  | 'branch'
  | 'branch?'
  | 'terminal?'
  | 'product'
  | 'product?'
  | 'licence'
  | 'licence?'
  | 'country?'
  | 'version'
  | 'count'
  | 'instant'
  | 'currency'
  | 'stake'
  | 'amount'
  | 'amount?'
  | readonly string[];

export interface LoadField {
  readonly name: string;
  /** Column of the fact table. */
  readonly column: string;
  readonly rule: FieldRule;
}

/** How the records of one kind look in a file and where they go. */
export interface KindOfLoad {
  readonly kind: LoadKind;
  readonly table: string;
  /** In the order of docs/domain/load-files.md. */
  readonly fields: readonly LoadField[];
  /** The instant that decides the gaming day. */
  readonly eventField: string;
  /** The amount that the control total sums. */
  readonly controlField: string;
  /** Whether the fact table repeats the file's channel. */
  readonly hasChannel: boolean;
  /** Whether the event is the cut-off that ends the gaming day it tells of, not a moment within one. */
  readonly closesDay?: boolean;
}

/** Words of the field `vertical`. */
export const verticals: readonly string[] = verticalSchema.options;

/** A field of a file; its column in the fact table is its name in snake case, unless it is another. */
export function field(name: string, rule: FieldRule, column = snakeCase(name)): LoadField {
  return { name, rule, column };
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** What a record says besides its key and its time: two records of one version say the same, or contradict each other. */
export function saidFields({ fields, eventField }: KindOfLoad): readonly LoadField[] {
  return fields.filter(({ name }) => name !== eventField && identity.every((own) => own.name !== name));
}

/** The columns of a fact that say what its record said, and of which brand, source and day it is. */
export function recordColumns({ fields, hasChannel }: KindOfLoad): readonly string[] {
  const own = fields.map(({ column }) => column);
  return ['brand_id', 'source_id', ...(hasChannel ? ['channel'] : []), ...own, 'gaming_day'];
}

/** What every record starts with. */
export const identity = [field('recordId', 'key'), field('recordVersion', 'version')];

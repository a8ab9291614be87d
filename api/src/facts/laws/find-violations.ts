import { lawWords } from '@tallyhouse/shared/contracts/words/laws.en';
import type { Queryable, QueryOptions } from '../../store/store';
import { bookLaws } from './book-laws';
import { breachesOf } from './find-breaches';
import { ticketLaws } from './law-catalogue';

export interface Violation {
  readonly id: string;
  readonly law: string;
  /** The first of what breaks it, as JSON. */
  readonly example: string;
}

/** The laws of whole books that the store breaks; an empty list when all hold. */
export async function findBookViolations(store: Queryable, options: QueryOptions = {}): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const { id, law, ...told } of bookLaws) {
    const [row] =
      'sql' in told
        ? await store.query(`select * from (${told.sql}) v limit 1`, [], options)
        : await told.find(store, options);
    if (row !== undefined) violations.push({ id, law, example: JSON.stringify(row) });
  }
  return violations;
}

/** Every law that the store breaks, of records and of books, whatever is waived. */
export async function findViolations(store: Queryable): Promise<Violation[]> {
  const all = ['bet', 'settlement', 'payment']
    .map(
      (table) =>
        `select brand_id, ${table === 'bet' ? 'record_id' : 'bet_record_id as record_id'} from ${table}`,
    )
    .join(' union all ');
  const scope = { tickets: all, inForce: (alias: string) => `${alias}superseded_at is null` };
  const broken = await store.query<{ law: string }>(breachesOf(scope, store.engine));
  const ofRecords = ticketLaws.flatMap(({ code }) => {
    const example = broken.find(({ law }) => law === code);
    return example === undefined ? [] : [{ id: code, law: lawWords[code], example: JSON.stringify(example) }];
  });
  return [...ofRecords, ...(await findBookViolations(store))];
}

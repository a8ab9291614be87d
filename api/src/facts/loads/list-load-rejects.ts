import type { Parsed } from '@tallyhouse/shared/contracts/endpoint';
import type { listLoadRejects as endpoint } from '@tallyhouse/shared/contracts/load-data';
import type { Store } from '../../store/store';

type Answer = Parsed<NonNullable<(typeof endpoint)['answer']>>;

interface Scope {
  readonly batchId: string;
  readonly query: Parsed<NonNullable<(typeof endpoint)['query']>>;
  /** How the text of a record is shown. */
  readonly mask: (raw: string) => string;
}

/** One page of what was refused of a batch, in the order of the file. */
export async function listLoadRejects(
  store: Store,
  { batchId, query: { page, pageSize }, mask }: Scope,
): Promise<Omit<Answer, 'isMasked'>> {
  const [total] = await store.query<{ n: number }>(
    'select count(*) as n from load_reject where batch_id = $1',
    [batchId],
  );
  const items = await store.query<Answer['items'][number]>(
    `select line, code, field, message, raw from load_reject where batch_id = $1
     order by line limit $2 offset $3`,
    [batchId, pageSize, (page - 1) * pageSize],
  );
  return {
    items: items.map((item) => ({ ...item, raw: mask(item.raw) })),
    page,
    pageSize,
    totalCount: total?.n ?? 0,
  };
}

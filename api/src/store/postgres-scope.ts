import type { PoolClient } from 'pg';
import { currentScope, type BrandScope } from './brand-scope';
import { quoteLiteral } from './inline-params';

/** What a connection of the pool was told last; it keeps it when it goes to its next user, who is asked again. */
interface Told {
  session: string;
  /** Inside a transaction, where it was told otherwise there: the server forgets that at the end. */
  transaction: string | undefined;
  isInTransaction: boolean;
  /** Ends with the statement that was sent last. */
  last: Promise<unknown>;
}

/** A connection, and whether its server hands work on to others, which know only what a transaction is told by SET LOCAL. */
interface ScopedClient {
  readonly client: PoolClient;
  readonly isCluster: boolean;
}

const told = new WeakMap<PoolClient, Told>();

/**
 * Does `work` on this connection after the server was told for whom it acts, unless it knows.
 *
 * Those on one connection take turns, so nothing of another scope gets between the telling and the work.
 */
export function inScope<T>({ client, isCluster }: ScopedClient, work: () => Promise<T>): Promise<T> {
  const known = toldOf(client);
  const told = async () => {
    await tellScope({ client, isCluster }, known);
    return work();
  };
  const turn = known.last.then(() =>
    isCluster && !known.isInTransaction ? scopedTransaction(client, told) : told(),
  );
  known.last = turn.catch(() => undefined);
  return turn;
}

async function tellScope({ client, isCluster }: ScopedClient, known: Told): Promise<void> {
  const wanted = arrayLiteral(currentScope());
  if ((known.transaction ?? known.session) === wanted) return;
  const { isInTransaction } = known;
  await (isCluster
    ? client.query(`set local tallyhouse.brands = ${quoteLiteral(wanted)}`)
    : client.query(`select set_config('tallyhouse.brands', $1, $2)`, [wanted, isInTransaction]));
  if (isInTransaction) known.transaction = wanted;
  else known.session = wanted;
}

/** Does `work` in a transaction, which tells its scope for itself and leaves nothing of it behind. */
export async function scopedTransaction<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  const known = toldOf(client);
  known.isInTransaction = true;
  try {
    await client.query('begin');
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    known.isInTransaction = false;
    known.transaction = undefined;
  }
}

function toldOf(client: PoolClient): Told {
  let known = told.get(client);
  if (known === undefined) {
    known = { session: '', transaction: undefined, isInTransaction: false, last: Promise.resolve() };
    told.set(client, known);
  }
  return known;
}

/** PostgreSQL's text of an array of texts. */
function arrayLiteral(texts: BrandScope): string {
  return `{${texts.map((text) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;
}

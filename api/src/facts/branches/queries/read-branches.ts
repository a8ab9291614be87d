import type { Day } from '@tallyhouse/shared/contracts/scalars';
import type { Queryable } from '../../../store/store';

/** A branch with what stands and works in it. */
export interface Branch {
  readonly id: string;
  readonly name: string;
  readonly region: string;
  readonly openedOn: Day;
  readonly closedOn: Day | null;
  readonly terminals: { readonly id: string; readonly kind: string }[];
  readonly cashiers: { readonly id: string; readonly name: string }[];
}

/** Every branch of a brand by name, closed ones too; terminals by id, cashiers by name. */
export async function readBranches(store: Queryable, brandId: string): Promise<Branch[]> {
  const branches = await store.query<Omit<Branch, 'terminals' | 'cashiers'>>(
    `select id as "id", name as "name", region as "region", opened_on as "openedOn", closed_on as "closedOn"
     from branch where brand_id = $1 order by name, id`,
    [brandId],
  );
  const terminals = await store.query<{ id: string; kind: string; branch: string }>(
    'select id, kind, branch_id as branch from terminal where brand_id = $1 order by id',
    [brandId],
  );
  const cashiers = await store.query<{ id: string; name: string; branch: string }>(
    'select id, name, branch_id as branch from cashier where brand_id = $1 order by name, id',
    [brandId],
  );
  return branches.map((branch) => ({
    ...branch,
    terminals: terminals.filter((terminal) => terminal.branch === branch.id),
    cashiers: cashiers.filter((cashier) => cashier.branch === branch.id),
  }));
}

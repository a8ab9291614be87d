import type { CriteriaGroup } from '@tallyhouse/shared/contracts/criteria';
import type { SqlParams } from '../../../../store/sql-params';
import type { ConditionColumn } from '../../../reports/condition-sql';
import { criteriaSql } from '../../../reports/picked-tickets/criteria';

function text(sql: string): ConditionColumn {
  return { sql, sqlType: 'varchar' };
}

/** Allow-list from a field of criteria to SQL over a spot: a branch, one of its terminals and one of its cashiers. */
const spotColumns: ReadonlyMap<string, ConditionColumn> = new Map([
  ['region', text('br.region')],
  ['branch', text('br.id')],
  ['branchName', text('br.name')],
  ['terminal', text('t.id')],
  ['terminalType', text('t.kind')],
  ['cashier', text('c.id')],
]);

/** SELECT of the spots where a ticket can meet `criteria`: region, branch_id, terminal_id, cashier_id. */
export function spotsOf(criteria: CriteriaGroup | null, brand: string, params: SqlParams): string {
  return `select br.region, br.id as branch_id, t.id as terminal_id, c.id as cashier_id from branch br
    left join terminal t on t.brand_id = br.brand_id and t.branch_id = br.id
    left join cashier c on c.brand_id = br.brand_id and c.branch_id = br.id
    where br.brand_id = ${brand} and ${criteria === null ? 'true' : criteriaSql(criteria, spotColumns, params)}`;
}

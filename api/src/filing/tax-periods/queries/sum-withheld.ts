import type { Channel, Vertical } from '@tallyhouse/shared/contracts/scalars';
import { inForce } from '../../../store/in-force';
import type { Queryable, QueryOptions } from '../../../store/store';
import type { TaxFactScope } from '../../../taxes/assessment/queries/sum-tax-facts';

/** What was kept back from prizes when they were paid, by licence, channel and vertical. */
export function sumWithheld(
  store: Queryable,
  scope: Pick<TaxFactScope, 'brandId' | 'from' | 'to' | 'asOf'>,
  options: QueryOptions = {},
): Promise<
  {
    readonly licenceId: string;
    readonly channel: Channel;
    readonly vertical: Vertical;
    readonly withheld: string;
  }[]
> {
  return store.query(
    `select licence_id as "licenceId", channel as "channel", vertical as "vertical",
       cast(sum(withholding) as decimal(38, 4)) as "withheld"
     from payment where brand_id = $1 and gaming_day between cast($2 as date) and cast($3 as date)
       and ${inForce('$4')} and kind = 'WINNINGS'
     group by licence_id, channel, vertical`,
    [scope.brandId, scope.from, scope.to, scope.asOf],
    options,
  );
}

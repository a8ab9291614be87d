import { alertEnds } from '@tallyhouse/shared/contracts/words/alert-ends.en';
import Big from 'big.js';
import type { Day, Instant, Money } from '@tallyhouse/shared/contracts/scalars';
import type { Queryable } from '../../../store/store';
import type { Detector, Finding } from './detector';
import { worded } from '../../../house/alerting/worded';

interface Balance {
  readonly brandId: string;
  readonly licenceId: string | null;
  readonly currency: string;
  readonly day: Day;
  readonly closedAt: Instant;
  readonly heldFunds: Money;
  readonly protectedFunds: Money;
}

/**
 * The newest balances of each brand, licence and currency that are not covered.
 *
 * Protected are what players have on account, their open bets, pending withdrawals and the jackpot pools.
 */
function readUncovered(store: Queryable): Promise<Balance[]> {
  return store.query<Balance>(
    `with newest as (
       select brand_id, coalesce(licence_id, '') as licence_id, currency, max(gaming_day) as gaming_day
       from balance_snapshot where superseded_at is null
       group by brand_id, coalesce(licence_id, ''), currency)
     select b.brand_id as "brandId", b.licence_id as "licenceId", b.currency as "currency", b.gaming_day as "day",
       max(b.closed_at) as "closedAt", sum(b.held_funds) as "heldFunds",
       sum(b.player_cash + b.open_bets + b.pending_withdrawals + b.jackpot_pools) as "protectedFunds"
     from balance_snapshot b
     join newest n on n.brand_id = b.brand_id and n.licence_id = coalesce(b.licence_id, '')
       and n.currency = b.currency and n.gaming_day = b.gaming_day
     where b.superseded_at is null
     group by b.brand_id, b.licence_id, b.currency, b.gaming_day
     having sum(b.held_funds) < sum(b.player_cash + b.open_bets + b.pending_withdrawals + b.jackpot_pools)
     order by b.brand_id, b.licence_id, b.currency`,
  );
}

/** CA-14: what is held does not cover what players are owed. Over when it does. */
export const liabilityBreak: Detector = {
  code: 'CA-14',
  finds: 'STANDING',
  pace: 'LOAD',
  overText: alertEnds['CA-14'],
  find: async (store) => (await readUncovered(store)).map(findingOf),
};

function findingOf({
  brandId,
  licenceId,
  currency,
  day,
  closedAt,
  heldFunds,
  protectedFunds,
}: Balance): Finding {
  const short = new Big(protectedFunds).minus(heldFunds);
  return {
    brandId,
    object: { kind: 'licence', id: `${licenceId ?? brandId} ${currency}` },
    period: null,
    ...worded('FUNDS_SHORT', {
      short: short.toFixed(2),
      currency,
      day,
      held: heldFunds,
      protected: protectedFunds,
    }),
    at: new Date(closedAt),
    occurrence: day,
  };
}

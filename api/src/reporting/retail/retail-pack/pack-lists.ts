import type { Permission } from '@tallyhouse/shared/contracts/permissions';
import { packDetailLists, type PackList } from '@tallyhouse/shared/contracts/retail-pack';
import { expired } from './lists/expired';
import { intake } from './lists/intake';
import { openTickets } from './lists/open-tickets';
import type { ListRule } from './lists/pack-list';
import { paid } from './lists/paid';
import { results } from './lists/results';
import { cancelled, voided } from './lists/returned';
import { unpaid } from './lists/unpaid';
import { vouchers } from './lists/vouchers';

/** The nine lists in the order of the pack. */
export const packLists: readonly ListRule[] = [
  intake,
  results,
  openTickets,
  unpaid,
  paid,
  expired,
  voided,
  cancelled,
  vouchers,
];

export function listRuleOf(list: PackList): ListRule {
  const rule = packLists.find((known) => known.list === list);
  if (rule === undefined) throw new Error(`there is no list ${list}`);
  return rule;
}

/** What a list needs: those of single tickets and shifts are not for everybody. */
export function accessOf(list: PackList): Permission {
  return packDetailLists.includes(list) ? 'reports.view-detail' : 'reports.view';
}

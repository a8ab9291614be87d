import type { LoadKind } from '@tallyhouse/shared/contracts/load-data';
import { verticalSchema, type Channel } from '@tallyhouse/shared/contracts/scalars';
import type { BrandModel } from './brand-model';
import { eventField } from './fault-plan';
import { readLine } from './record-lines';
import { minorOf } from './record-text';
import { returnsStake } from './ticket';
import type { Tally } from './truth';

/** Takes a record that never reaches the store out of the sums. */
export function takeFromTally(
  tally: Tally,
  model: BrandModel,
  channel: Channel,
  { kind, line }: { kind: LoadKind; line: string },
): void {
  if (kind !== 'BETS' && kind !== 'SETTLEMENTS' && kind !== 'PAYMENTS') return;
  const fields = readLine(kind, line);
  const minor = (name: string) => minorOf(fields[name] ?? '0', model.profile.decimals);
  const cell = {
    dayIndex: model.clock.indexOf(Date.parse(fields[eventField[kind]] ?? '')),
    channel,
    vertical: verticalSchema.parse(fields['vertical']),
  };
  const stake = kind === 'PAYMENTS' ? 0 : minor('stakeCash') + minor('stakeBonus');
  if (kind === 'BETS') {
    tally.add('bets', cell, -1);
    tally.add('stakesPlaced', cell, -stake);
  } else if (kind === 'SETTLEMENTS') {
    tally.add('settlements', cell, -1);
    const result = fields['result'] ?? '';
    tally.add('stakesSettled', cell, result === 'LATE_VOID' ? 0 : -stake);
    if (returnsStake(result)) tally.add('voids', cell, -stake);
    else tally.add('winnings', cell, -(minor('payoutCash') + minor('payoutBonus')));
  } else {
    tally.add('payments', cell, -1);
    if (fields['kind'] === 'WINNINGS') tally.add('winningsPaid', cell, -minor('gross'));
  }
}

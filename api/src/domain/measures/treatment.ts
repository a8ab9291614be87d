/**
 * How a tax looks at bonus play.
 *
 * `FACE_VALUE`: a bonus stake is a stake, and what is paid in bonus is winnings.
 * `EXCLUDE`: only cash stakes and cash payouts count.
 * `ONLY_IF_CASHABLE`: as `EXCLUDE`, but a bonus the player could have taken in cash is a stake.
 * `NET_OF_WINNINGS`: bonus play is out on both sides: neither its stakes nor the cash won with them count.
 */
export type BonusTreatment = 'FACE_VALUE' | 'EXCLUDE' | 'ONLY_IF_CASHABLE' | 'NET_OF_WINNINGS';

/** `CONTRIBUTION`: what goes into the pool lowers revenue and wins do not; `PAYOUT`: the other way round. Never both. */
export type JackpotTreatment = 'CONTRIBUTION' | 'PAYOUT';

/** Whether a stake returned after settlement lowers the tax base. */
export type LateVoidTreatment = 'REDUCES_BASE' | 'NO_EFFECT';

/** What a tax rule decides about revenue; one operator needs several at once. */
export interface Treatment {
  readonly bonus: BonusTreatment;
  readonly jackpot: JackpotTreatment;
  readonly lateVoid: LateVoidTreatment;
}

/** The treatment of reports that follow no tax rule, and of balances: everything counts at face value. */
export const faceValue: Treatment = { bonus: 'FACE_VALUE', jackpot: 'PAYOUT', lateVoid: 'REDUCES_BASE' };

import { createBrandModels, scaleOf, type BrandModel } from './brand-model';
import { alder } from './brands/alder';
import { demoBrands } from './demo-brands';
import { createEventCalendar } from './events';
import { playDay } from './play-day';
import { createLineWriter } from './record-lines';
import { stakeSettledBy } from './ticket';
import { createRecordingLedger, type Recording } from './testing/recording-ledger';
import { smallBook } from './testing/small-book';

function playDays(model: BrandModel, days: readonly number[]): Recording {
  const { ledger, recording } = createRecordingLedger();
  const events = createEventCalendar(model);
  for (const day of days) playDay(model, day, { ledger, events });
  return recording;
}

const write = createLineWriter(alder);

function linesOf({ bets, settlements, payments }: Recording): string {
  return [
    ...bets.map((ticket) => write.bet(ticket, 0)),
    ...settlements.map(({ ticket, settlement }) => write.settlement(ticket, settlement, 0)),
    ...payments.map(({ ticket, payment }) => write.payment(ticket, payment, 0)),
  ].join('\n');
}

const options = smallBook({ bets: 300_000, from: '2025-10-01', until: '2026-01-28' });
const [model] = createBrandModels(alder, options, scaleOf(demoBrands, options));
const allDays = Array.from({ length: model.clock.count }, (_, index) => index);
const book = playDays(model, allDays);
const sports = book.settlements.filter(({ ticket }) => ticket.stream.game === 'sports');

test('a day played alone is the same day as within a row', () => {
  const alone = playDays(model, [40]);
  const start = model.clock.startOf(40);
  const end = model.clock.startOf(41);

  const within = book.bets.filter(({ acceptedMs }) => acceptedMs >= start && acceptedMs < end);
  const ids = new Set(within.map(({ id }) => id));

  expect(alone.bets.length).toBeGreaterThan(300);
  expect(linesOf(alone)).toBe(
    linesOf({
      bets: within,
      settlements: book.settlements.filter(({ ticket }) => ids.has(ticket.id)),
      payments: book.payments.filter(({ ticket }) => ids.has(ticket.id)),
    }),
  );
});

test('another seed gives other bets', () => {
  const [other] = createBrandModels(alder, { ...options, seed: 'other' }, scaleOf(demoBrands, options));

  expect(linesOf(playDays(other, [3]))).not.toBe(linesOf(playDays(model, [3])));
});

test('the daily hold of sports jumps as in a real book: wide, around a quarter to two fifths, with losing days', () => {
  const byDay = new Map<number, { stakes: number; payouts: number }>();
  for (const { settlement } of sports) {
    if (settlement.result === 'VOID' || settlement.result === 'CANCELLED') continue;
    const day = model.clock.indexOf(settlement.atMs);
    const sum = byDay.get(day) ?? { stakes: 0, payouts: 0 };
    sum.stakes += settlement.stakeCash + settlement.stakeBonus;
    sum.payouts += settlement.payoutCash;
    byDay.set(day, sum);
  }
  const holds = allDays.slice(5).map((day) => {
    const { stakes, payouts } = byDay.get(day) ?? { stakes: 1, payouts: 0 };
    return 1 - payouts / stakes;
  });
  const mean = holds.reduce((sum, hold) => sum + hold, 0) / holds.length;
  const sd = Math.sqrt(holds.reduce((sum, hold) => sum + (hold - mean) ** 2, 0) / holds.length);

  expect(mean).toBeGreaterThan(0.2);
  expect(mean).toBeLessThan(0.42);
  expect(sd).toBeGreaterThan(0.15);
  expect(sd).toBeLessThan(0.45);
  expect(holds.filter((hold) => hold < 0).length).toBeGreaterThanOrEqual(3);
});

test('weekends take more sports bets than weekdays', () => {
  const perWeekday = [0, 0, 0, 0, 0, 0, 0];
  for (const bet of book.bets) {
    if (bet.stream.game !== 'sports') continue;
    const weekday = new Date(model.clock.nameOf(model.clock.indexOf(bet.acceptedMs))).getUTCDay();
    perWeekday[weekday] = (perWeekday[weekday] ?? 0) + 1;
  }
  const [sunday = 0, monday = 0, tuesday = 0, , , , saturday = 0] = perWeekday;

  expect((saturday + sunday) / (monday + tuesday)).toBeGreaterThan(1.6);
  expect((saturday + sunday) / (monday + tuesday)).toBeLessThan(2.3);
});

test('some bets settle weeks later, so the book is never without open ones', () => {
  const weekMs = 7 * 86_400_000;
  const late = sports.filter(({ ticket, settlement }) => settlement.atMs - ticket.acceptedMs > weekMs);

  expect(late.length / sports.length).toBeGreaterThan(0.015);
  expect(late.length / sports.length).toBeLessThan(0.04);
  expect(sports.some(({ settlement }) => settlement.atMs >= model.clock.cutMs)).toBe(true);
});

test('retail prizes are collected late, elsewhere, or never', () => {
  const prizes = book.payments.filter(
    ({ ticket, payment }) => ticket.shop !== null && payment.kind !== 'REFUND',
  );
  const share = (isSo: (one: (typeof prizes)[number]) => boolean) =>
    prizes.filter(isSo).length / prizes.length;

  expect(share(({ payment }) => payment.kind === 'EXPIRED')).toBeCloseTo(0.015, 2);
  expect(share(({ ticket, payment }) => payment.shop !== ticket.shop)).toBeCloseTo(0.04, 2);
  expect(
    prizes.every(
      ({ payment }) => payment.kind === 'EXPIRED' || payment.gross === payment.net + payment.withholding,
    ),
  ).toBe(true);
});

test('a ticket settles exactly what it staked, unless a protest pays it once more or gives its stake back', () => {
  const open = new Map(book.bets.map((bet) => [bet.id, bet.stakeCash + bet.stakeBonus]));
  for (const { ticket, settlement } of book.settlements) {
    open.set(ticket.id, (open.get(ticket.id) ?? NaN) - stakeSettledBy(settlement));
  }

  expect([...open.values()].every((left) => left === 0)).toBe(true);
});

test('once in a while a lost stake comes back after all, in cash, and nothing else of the book changes for it', () => {
  const late = book.settlements.filter(({ settlement }) => settlement.result === 'LATE_VOID');
  const lost = new Set(
    book.settlements.flatMap(({ ticket, settlement }) => (settlement.result === 'LOST' ? [ticket.id] : [])),
  );
  const refunds = new Map(
    book.payments.flatMap(({ ticket, payment }) => (payment.kind === 'REFUND' ? [[ticket.id, payment]] : [])),
  );

  expect(late.length).toBeGreaterThan(10);
  for (const { ticket, settlement } of late) {
    expect(lost.has(ticket.id)).toBe(true);
    expect(settlement).toMatchObject({ stakeCash: ticket.stakeCash, payoutCash: 0, payoutBonus: 0 });
    if (ticket.stakeCash > 0) expect(refunds.get(ticket.id)).toMatchObject({ gross: ticket.stakeCash });
  }
});

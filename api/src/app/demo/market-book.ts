import type { BrandModel } from './brand-model';
import { createDamage, type Damage, type Delivery } from './damage';
import { createEventCalendar } from './events';
import { createLedger, type Ledger } from './ledger';
import type { CutFile } from './load-files';
import { playDay } from './play-day';

/** The book of one market of a brand. */
export interface MarketBook {
  readonly model: BrandModel;
  readonly ledger: Ledger;
  readonly damage: Damage;
  /** Plays a day, after the day before: what was sent of the periods that are over by its end. */
  playDay(dayIndex: number): Delivery[];
}

export function openMarketBook(model: BrandModel, damageOften: number): MarketBook {
  const { clock, profile } = model;
  const ledger = createLedger(model);
  const events = createEventCalendar(model);
  const damage = createDamage(model, ledger, damageOften);
  const nextPeriod = ledger.rows.map((row) => row.periods.of(clock.startOf(0)));
  const nextSeq = ledger.rows.map(() => 1);

  function cutUntil(untilMs: number): Delivery[] {
    const isEnd = untilMs === clock.cutMs;
    const deliveries: Delivery[] = [];
    for (const [index, row] of ledger.rows.entries()) {
      // At the end the period that is under way is cut short.
      const limit = isEnd ? row.periods.of(untilMs - 1) + 1 : row.periods.of(untilMs);
      for (let period = nextPeriod[index] ?? limit; period < limit; period += 1) {
        const bucket = row.take(period);
        if (bucket === null) continue;
        const source = profile.sources[row.sourceIndex];
        if (source === undefined) continue;
        const seq = nextSeq[index] ?? 1;
        nextSeq[index] = seq + 1;
        // The book ends within a period when its gaming day does: nothing is sent from the time after it.
        const span = {
          fromMs: row.periods.startOf(period),
          toMs: Math.min(row.periods.startOf(period + 1), clock.cutMs),
        };
        const cut: CutFile = {
          source,
          kind: row.kind,
          seq,
          ...span,
          lines: bucket.lines,
          count: bucket.count,
          amountMinor: bucket.amountMinor,
        };
        deliveries.push(...damage.deliver(cut, row, !bucket.isPromised));
      }
      nextPeriod[index] = limit;
    }
    return deliveries;
  }

  return {
    model,
    ledger,
    damage,
    playDay(dayIndex) {
      playDay(model, dayIndex, { ledger, events });
      ledger.closeDay(dayIndex);
      return cutUntil(clock.startOf(dayIndex + 1));
    },
  };
}

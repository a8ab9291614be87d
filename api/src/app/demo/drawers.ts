import type { RetailProfile } from './brand-profile';
import type { DayClock } from './day-clock';
import { createPrng } from './prng';
import type { Shop, ShopBook } from './shops';
import type { DrawerShift } from './ticket';

type Movement = 'sales' | 'payouts' | 'refunds';
const movementIndex: Record<Movement, number> = { sales: 0, payouts: 1, refunds: 2 };
const cellsPerShop = 6; // two shifts of three movements

/** Adds up the cash of each cashier's shift from the tickets sold and paid in it, never drawn on its own. */
export interface DrawerBook {
  add(movement: Movement, shop: Shop, epochMs: number, amountMinor: number): void;
  /** The shifts of a day, once everything that happened on it has been added. */
  close(dayIndex: number): DrawerShift[];
}

export function createDrawerBook(
  seedOfBrand: string,
  retail: RetailProfile,
  book: ShopBook,
  clock: DayClock,
): DrawerBook {
  const days = new Map<number, Float64Array>();

  function cashOf(dayIndex: number): Float64Array {
    let cash = days.get(dayIndex);
    if (cash === undefined) {
      cash = new Float64Array(book.shops.length * cellsPerShop);
      days.set(dayIndex, cash);
    }
    return cash;
  }

  return {
    add(movement, shop, epochMs, amountMinor) {
      const cash = cashOf(clock.indexOf(epochMs));
      const cell = shop.index * cellsPerShop + book.slotOf(epochMs) * 3 + movementIndex[movement];
      cash[cell] = (cash[cell] ?? 0) + amountMinor;
    },
    close(dayIndex) {
      const cash = cashOf(dayIndex);
      days.delete(dayIndex);
      const day = clock.nameOf(dayIndex);
      const prng = createPrng(`${seedOfBrand}|${day}|drawers`);
      const shifts: DrawerShift[] = [];
      for (const shop of book.shops) {
        for (const slot of [0, 1] as const) {
          const cell = shop.index * cellsPerShop + slot * 3;
          const [sales = 0, payouts = 0, refunds = 0] = cash.subarray(cell, cell + 3);
          if (!book.isOpen(shop, dayIndex) && sales + payouts + refunds === 0) continue;
          const opensMs = slot === 0 ? book.opensAt(dayIndex) : book.changesAt(dayIndex);
          const closesMs = slot === 0 ? book.changesAt(dayIndex) : book.closesAt(dayIndex);
          const isOff = prng.chance(0.15);
          const offBy = isOff ? Math.round(laplace(prng.next()) * retail.overShortMinor) : 0;
          shifts.push({
            id: `D${day.slice(2).replaceAll('-', '')}-${shop.id}-${slot + 1}`,
            shopId: shop.id,
            cashierId: book.cashierOf(shop, dayIndex, slot),
            openedMs: opensMs - 300_000,
            closedMs: closesMs - 60_000 * (slot === 0 ? 1 : 5) + Math.floor(prng.next() * 55) * 1000,
            ...balance({ float: retail.floatMinor, sales, payouts, refunds }, offBy),
          });
        }
      }
      return shifts;
    },
  };
}

/** Cash is brought in where payouts pass what is there, and taken to the safe where it passes four floats. */
function balance(cash: { float: number; sales: number; payouts: number; refunds: number }, offBy: number) {
  const before = cash.float + cash.sales - cash.payouts - cash.refunds;
  const cashIn = before < 0 ? Math.ceil(-before / cash.float) * cash.float : 0;
  const cashOut = before > 4 * cash.float ? Math.floor(before / cash.float - 1) * cash.float : 0;
  return { ...cash, cashIn, cashOut, counted: Math.max(0, before + cashIn - cashOut + offBy) };
}

function laplace(uniform: number): number {
  const centred = uniform - 0.5;
  return -Math.sign(centred) * Math.log(1 - 2 * Math.abs(centred) + 1e-12);
}

import type { RetailProfile } from './brand-profile';
import type { DayClock } from './day-clock';
import { addDays } from './day-clock';
import { createPicker, createPrng, type Prng } from './prng';

const hourMs = 3_600_000;
/** Hour at which the second cashier takes over. */
export const shiftChangeHour = 15;

export interface Terminal {
  readonly id: string;
  readonly kind: 'OTC' | 'SSBT' | 'HANDHELD';
}

export interface Shop {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly region: string;
  readonly openedOn: string;
  readonly closedOn: string | null;
  readonly size: number;
  readonly terminals: readonly Terminal[];
  readonly cashiers: readonly { readonly id: string; readonly name: string }[];
}

/** The shops of a brand and when they are open. */
export interface ShopBook {
  readonly shops: readonly Shop[];
  /** A shop in proportion to its size, of those open on the day; null when all are closed. */
  pick(prng: Prng, dayIndex: number): Shop | null;
  /** The first moment from `epochMs` on at which `shop` is open. */
  openMoment(shop: Shop, epochMs: number, prng: Prng): number;
  /** 0 for the early shift, 1 for the late one. */
  slotOf(epochMs: number): 0 | 1;
  cashierOf(shop: Shop, dayIndex: number, slot: 0 | 1): string;
  isOpen(shop: Shop, dayIndex: number): boolean;
  opensAt(dayIndex: number): number;
  closesAt(dayIndex: number): number;
  changesAt(dayIndex: number): number;
}

export function createShopBook(seedOfBrand: string, retail: RetailProfile, clock: DayClock): ShopBook {
  const shops = createShops(seedOfBrand, retail, clock);
  const days = new Map<number, { open: boolean[]; pick: ((prng: Prng) => number) | null }>();

  function dayOf(dayIndex: number) {
    let day = days.get(dayIndex);
    if (day === undefined) {
      const name = clock.nameOf(dayIndex);
      const prng = createPrng(`${seedOfBrand}|${name}|closures`);
      const allClosed = retail.closedOnChristmas && name.endsWith('-12-25');
      const open = shops.map((shop) => {
        const exists = shop.openedOn <= name && (shop.closedOn === null || name < shop.closedOn);
        return !prng.chance(0.015) && exists && !allClosed;
      });
      const weights = shops.map((shop) => (open[shop.index] === true ? shop.size : 0));
      day = { open, pick: open.includes(true) ? createPicker(weights) : null };
      days.set(dayIndex, day);
    }
    return day;
  }

  const isOpen = (shop: Shop, dayIndex: number) => dayOf(dayIndex).open[shop.index] === true;
  const opensAt = (dayIndex: number) => clock.startOf(dayIndex) + retail.opensHour * hourMs;
  const closesAt = (dayIndex: number) => clock.startOf(dayIndex) + retail.closesHour * hourMs;
  const changesAt = (dayIndex: number) => clock.startOf(dayIndex) + shiftChangeHour * hourMs;

  return {
    shops,
    isOpen,
    opensAt,
    closesAt,
    changesAt,
    pick(prng, dayIndex) {
      const { pick } = dayOf(dayIndex);
      return pick === null ? null : (shops[pick(prng)] ?? null);
    },
    openMoment(shop, epochMs, prng) {
      let dayIndex = clock.indexOf(epochMs);
      if (isOpen(shop, dayIndex) && epochMs < closesAt(dayIndex) && epochMs >= opensAt(dayIndex))
        return epochMs;
      if (epochMs >= opensAt(dayIndex) || !isOpen(shop, dayIndex)) {
        const isLeft = shop.closedOn !== null && clock.nameOf(dayIndex) >= shop.closedOn;
        // A shop that is gone for good pays at head office's counter, which keeps its number.
        do dayIndex += 1;
        while (!isLeft && !isOpen(shop, dayIndex) && dayIndex < clock.count + 60);
      }
      const moment = opensAt(dayIndex) + Math.min(prng.exponential(2 * hourMs), 8 * hourMs);
      return Math.floor(moment / 1000) * 1000;
    },
    slotOf: (epochMs) => (epochMs < changesAt(clock.indexOf(epochMs)) ? 0 : 1),
    cashierOf(shop, dayIndex, slot) {
      return shop.cashiers[(dayIndex + slot) % shop.cashiers.length]?.id ?? '';
    },
  };
}

function createShops(seedOfBrand: string, retail: RetailProfile, clock: DayClock): Shop[] {
  const prng = createPrng(`${seedOfBrand}|shops`);
  const places = retail.regions.flatMap(({ name, places: names }) =>
    names.map((place) => ({ region: name, place })),
  );
  return Array.from({ length: retail.shops }, (_, index) => {
    const { region, place } = places[index % places.length] ?? { region: '', place: '' };
    const id = `S${String(index + 1).padStart(3, '0')}`;
    const size = prng.logNormal(1, 0.5);
    const terminals = Array.from({ length: 2 + prng.below(5) }, (__, place2): Terminal => {
      const kind = place2 === 0 ? 'OTC' : prng.chance(0.68) ? 'SSBT' : prng.chance(0.2) ? 'HANDHELD' : 'OTC';
      return { id: `${id}-T${place2 + 1}`, kind };
    });
    const cashiers = Array.from({ length: 1 + prng.below(3) }, (__, place2) => ({
      id: `${id}-C${place2 + 1}`,
      name: `${retail.cashierNames[prng.below(retail.cashierNames.length)] ?? ''} ${id.slice(1)}-${place2 + 1}`,
    }));
    return {
      index,
      id,
      name: index < places.length ? place : `${place} ${1 + Math.floor(index / places.length)}`,
      region,
      size,
      terminals,
      cashiers,
      openedOn: addDays(clock.nameOf(0), index % 17 === 9 ? 60 + prng.below(120) : -200 - prng.below(1200)),
      closedOn: index === retail.shops - 2 ? addDays(clock.nameOf(0), 250) : null,
    };
  });
}

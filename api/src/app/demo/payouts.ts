import type { Prng } from './prng';
import type { Shop } from './shops';
import type { Ticket } from './ticket';
import type { Life } from './ticket-life';

const hourMs = 3_600_000;
const dayMs = 86_400_000;
// House rule: a prize not collected within 90 days lapses.
const claimMs = 90 * dayMs;

/**
 * Pays winnings: into the wallet at once, or over a counter when the customer comes for them, if ever.
 *
 * `stakeMinor` is the cash stake that the settlement released: it is not withheld on.
 */
export function payOut(
  life: Life,
  ticket: Ticket,
  due: { part: number; atMs: number; grossMinor: number; stakeMinor: number; isBonus?: boolean },
): void {
  const { model, ledger, prng } = life;
  const gross = due.grossMinor;
  const won = gross - due.stakeMinor;
  const isTaxed = ticket.legs > 0 && model.profile.withholdingRate > 0 && won > 0;
  const withholding = isTaxed ? Math.round(won * model.profile.withholdingRate) : 0;
  const payment = { part: due.part, kind: 'WINNINGS', gross, withholding, net: gross - withholding } as const;
  if (ticket.shop === null || model.shops === null) {
    ledger.pay(ticket, {
      ...payment,
      atMs: due.atMs + prng.below(4) * 1000,
      method: due.isBonus === true ? 'BONUS' : 'WALLET',
      shop: null,
      cashierId: '',
    });
    return;
  }
  const lagMs = collectionLag(prng);
  if (lagMs === null) {
    ledger.pay(ticket, {
      ...payment,
      kind: 'EXPIRED',
      method: 'NONE',
      atMs: due.atMs + claimMs,
      withholding: 0,
      net: 0,
      shop: ticket.shop,
      cashierId: '',
    });
    return;
  }
  const shop = prng.chance(0.04) ? otherShop(ticket.shop, model.shops.shops, prng) : ticket.shop;
  const atMs = Math.min(model.shops.openMoment(shop, due.atMs + lagMs, prng), due.atMs + claimMs);
  const isVoucher = prng.chance(0.08);
  const cashierId = isVoucher
    ? ''
    : model.shops.cashierOf(shop, model.clock.indexOf(atMs), model.shops.slotOf(atMs));
  ledger.pay(ticket, { ...payment, atMs, method: isVoucher ? 'VOUCHER' : 'CASH', shop, cashierId });
}

/** Gives the cash stake of a void or cancelled ticket back; a free bet has none. */
export function refund(life: Life, ticket: Ticket, atMs: number, isAtOnce: boolean): void {
  const { model, ledger, prng } = life;
  const gross = ticket.stakeCash;
  if (gross === 0) return;
  const payment = { part: 1, kind: 'REFUND', gross, withholding: 0, net: gross } as const;
  if (ticket.shop === null || model.shops === null) {
    ledger.pay(ticket, { ...payment, atMs, method: 'WALLET', shop: null, cashierId: '' });
    return;
  }
  const lagMs = isAtOnce ? 0 : (collectionLag(prng) ?? 30 * dayMs);
  const paidMs = isAtOnce ? atMs : model.shops.openMoment(ticket.shop, atMs + lagMs, prng);
  const cashierId = model.shops.cashierOf(
    ticket.shop,
    model.clock.indexOf(paidMs),
    model.shops.slotOf(paidMs),
  );
  ledger.pay(ticket, { ...payment, atMs: paidMs, method: 'CASH', shop: ticket.shop, cashierId });
}

/** How long a retail customer takes to collect; null for never. */
function collectionLag(prng: Prng): number | null {
  const draw = prng.next();
  const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000) * 1000;
  if (draw < 0.35) return seconds(Math.min(prng.exponential(1.5 * hourMs), 8 * hourMs));
  if (draw < 0.8) return seconds(prng.between(0.5, 3) * dayMs);
  if (draw < 0.95) return seconds(prng.between(4, 14) * dayMs);
  if (draw < 0.985) return seconds(prng.between(15, 88) * dayMs);
  return null;
}

function otherShop(home: Shop, shops: readonly Shop[], prng: Prng): Shop {
  return shops[(home.index + 1 + prng.below(shops.length - 1)) % shops.length] ?? home;
}

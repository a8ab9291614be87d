import { listTanzanianSummaries, listTanzanianTotals } from '@tallyhouse/shared/contracts/tanzania-reports';
import type { Period } from '@tallyhouse/shared/contracts/scalars';
import type { AppContext } from '../app-context';
import type { ActiveBrand } from '../auth/current-user';
import { firstOfMonth } from '../domain/periods/calendar';
import { readShippedRules } from '../domain/rules/rule-pack';
import { judge } from '../domain/status/figure-status';
import { reasonOfText } from '../domain/status/figure-reasons';
import { payableOf } from '../domain/tax/working-paper';
import type { Api } from '../http/api';
import { brandRoute } from '../http/endpoint-route';
import { ProblemError } from '../problems';
import { sumFacts } from '../total-reports/queries/sum-facts';
import { readMeta, scopeOf, type TotalQuestion } from '../total-reports/read-totals';
import { requirePeriod } from '../total-reports/require-period';
import { readPaidTickets } from './queries/paid-tickets';
import { taxWeeksOrMonths, tanzaniaSummary } from './tanzania-summary';
import { figuresOf, tanzaniaRows } from './tanzania-rows';

/** Figures and taxes by the Tanzanian Gaming Act. */
export function tanzaniaReportRoutes(api: Api, { store, clock }: AppContext): void {
  const pack = readShippedRules();

  brandRoute(api, listTanzanianTotals, async ({ query, brand, signal }) => {
    requirePeriod(query);
    const period = { from: query.from, to: query.to };
    const { facts, meta, question } = await read(brand, period, { ...query, signal });
    const computed = tanzaniaRows(facts, { ...question, period });
    return {
      currency: brand.currency,
      meta,
      rulePackVersion: pack.version,
      items: computed.map(({ row }) => row),
      totals: figuresOf(facts.sums),
      payable: payableOf(computed.flatMap(({ papers }) => papers.flatMap(({ lines }) => lines))),
    };
  });

  brandRoute(api, listTanzanianSummaries, async ({ query, brand, signal }) => {
    requirePeriod(query);
    const buckets = taxWeeksOrMonths(query, query.granularity);
    const whole = { from: buckets[0]?.from ?? query.from, to: buckets.at(-1)?.to ?? query.to };
    // The month of the first bucket is told from its first day.
    const from = [whole.from, firstOfMonth(buckets[0]?.to ?? whole.from)].sort()[0] ?? whole.from;
    const { facts, meta, question } = await read(brand, { from, to: whole.to }, { ...query, signal });
    return {
      currency: brand.currency,
      meta: { ...meta, period: { ...meta.period, ...whole } },
      rulePackVersion: pack.version,
      items: tanzaniaSummary(facts, buckets, question),
    };
  });

  async function read(
    brand: ActiveBrand,
    period: Period,
    asked: { readonly includeUnverified: 'true' | 'false'; readonly signal: AbortSignal },
  ) {
    if (brand.country !== 'TZ') throw notTanzanian(brand.name);
    const { signal } = asked;
    const asOf = clock().toISOString();
    const question: TotalQuestion = { ...period, basis: 'PLACED_PAID', groupBy: ['channel', 'vertical'] };
    const scope = scopeOf(brand, question, asOf);
    const sums = await sumFacts(store, scope, ['channel', 'vertical', 'day'], { signal });
    const tickets = await readPaidTickets(store, scope, { signal });
    const meta = await readMeta(store, brand, { question, asOf, hasFacts: sums.length > 0 });
    const includeUnverified = asked.includeUnverified === 'true';
    const figures = judge(meta.statusReasons.map(reasonOfText));
    return { facts: { sums, tickets }, meta, question: { pack, includeUnverified, figures } };
  }
}

function notTanzanian(brand: string): ProblemError {
  return new ProblemError(422, 'NOT_TANZANIAN', `${brand} has no Tanzanian licence`, {
    detail: 'Choose a brand licensed in Tanzania, or the total report of all countries.',
  });
}

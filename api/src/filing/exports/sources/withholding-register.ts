import type { ExportSource } from '@tallyhouse/shared/contracts/exports';
import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import { brandIdsWith } from '../../../platform/auth/current-user';
import { actForBrands } from '../../../store/brand-scope';
import { readTokenKeys } from '../../../platform/auth/token-keys';
import { sumMoney } from '../../../domain/money/money';
import { worstStatus } from '../../../domain/status/figure-status';
import { readSnapshotId } from '../../../figures/snapshot';
import { createDrillTokens } from '../../../platform/auth/drill-token';
import { readCurrentPack } from '../../../taxes/assessment/read-current-pack';
import { listPeriods } from '../../tax-periods/list-periods';
import { readPaper } from '../../tax-periods/read-paper';
import type { ExportDocument, SourceColumn } from '../../../reporting/export-files/export-document';
import type { ExportContext } from '../export-source';
import { figureDocument } from './figure-document';

type RegisterQuery = Extract<ExportSource, { kind: 'withholding-register' }>['query'];

const columns: readonly SourceColumn[] = [
  { field: 'productClass', title: 'Product class', type: 'text', codes: 'productClasses' },
  { field: 'day', title: 'Gaming day', type: 'date' },
  { field: 'tickets', title: 'Payments taxed', type: 'count' },
  { field: 'base', title: 'Winnings taxed', type: 'money' },
  { field: 'rate', title: 'Rate', type: 'rate' },
  { field: 'tax', title: 'Withheld', type: 'money' },
  { field: 'rule', title: 'Rule', type: 'text' },
  { field: 'authority', title: 'Authority', type: 'text' },
  { field: 'currency', title: 'Currency', type: 'text' },
  { field: 'periodFrom', title: 'Tax period from', type: 'date' },
  { field: 'periodTo', title: 'Tax period to', type: 'date' },
  { field: 'due', title: 'Due', type: 'date' },
  { field: 'state', title: 'State', type: 'text', codes: 'taxPeriodStates' },
  { field: 'controlNumbers', title: 'Control numbers', type: 'text' },
];

/**
 * Tax withheld from winnings, class by class and day by day: the working papers of the tax periods that share a day with
 * those asked for, whole, so that the total is what is declared.
 */
export async function openWithholdingRegister(
  { from, to }: RegisterQuery,
  context: ExportContext,
): Promise<ExportDocument> {
  const { store, brand, user, orderedAt, signal } = context;
  const { say, code } = context.words;
  const heldIds = brandIdsWith(user, 'tax.view');
  const scope = { brandIds: [brand.id], heldIds, pack: await readCurrentPack(store), now: orderedAt };
  const question = { from, to, code: 'WHT', sort: 'period:asc', includeUnverified: false } as const;
  const { periods, spanning } = await listPeriods(store, scope, question, { signal });
  const tokens = createDrillTokens(await readTokenKeys(store), () => orderedAt);
  const rows: Cell[][] = [];
  for (const period of periods) {
    const asked = { id: period.id, split: ['day'], seal: { tokens, userId: user.id } } as const;
    // A company owes it for all its brands together.
    const brandIds = period.brands?.map(({ id }) => id) ?? [period.brandId];
    const { lines } = await actForBrands(brandIds, () =>
      readPaper(store, { ...scope, brandIds }, asked, { signal }),
    );
    const about = [period.period.from, period.period.to, period.due.day, period.state];
    for (const { rule, facts } of lines) {
      for (const { day, count, base, tax } of facts) {
        rows.push([
          ...[
            period.productClass,
            day,
            count,
            base,
            rule.rate,
            tax,
            rule.id,
            period.authority,
            period.currency,
          ],
          ...[...about, period.controlNumbers.join(', ')],
        ]);
      }
    }
  }
  const asOf = orderedAt.toISOString();
  const place = (field: string) => columns.findIndex((column) => column.field === field);
  const counts = rows.map((row) => Number(row[place('tickets')] ?? 0));
  const currencies = [...new Set(periods.map(({ currency }) => currency))];
  const sums: Readonly<Record<string, Cell>> = {
    tickets: counts.reduce((sum, count) => sum + count, 0),
    // Amounts of two currencies are never added.
    ...(currencies.length < 2 && {
      base: sumMoney(rows.map((row) => String(row[place('base')]))),
      // What is declared: rounded as the rule says, which the days of a rule rounded once are not.
      tax: sumMoney(periods.map(({ tax }) => tax)),
    }),
  };
  const statuses = periods.map(({ status }) => status);
  return figureDocument(context, {
    name: `withholding-register-${from}-${to}`,
    title: say('Register of tax withheld from winnings'),
    meta: {
      period: {
        from: periods[0]?.period.from ?? from,
        // Of weeks and months the last to begin need not be the last to end.
        to:
          periods
            .map(({ period }) => period.to)
            .sort()
            .at(-1) ?? to,
        ...{ zone: brand.zone, cutoff: brand.cutoff },
      },
      ...{ basis: 'PAID', asOf, snapshotId: await readSnapshotId(store, brand.id, asOf) },
      status: worstStatus(statuses),
      statusReasons: [...new Set(periods.flatMap(({ statusReasons }) => statusReasons))].sort(),
      ...{
        filtersText: [say('Tax is {{value}}', { value: code('taxCodes', 'WHT') })],
        // Where the law withholds nothing there is none to be without.
        noActivity: periods.length > 0 && rows.length === 0,
      },
    },
    ...(periods.length > 0 && { authorities: periods.map(({ authority }) => authority) }),
    currency: currencies.join(', ') || brand.currency,
    rulePack: scope.pack.version,
    columns,
    rows,
    totals: columns.map(({ field }) => sums[field] ?? null),
    more: spanning.map(({ productClass, period: { from: first, to: last }, entity: { name: company } }) => [
      'Not included',
      say('{{class}}, {{from}} to {{to}}: {{company}} owes it also for a brand to which you have no access', {
        ...{ class: code('productClasses', productClass), from: first, to: last, company },
      }),
    ]),
  });
}

import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import type { TotalMeasures, TotalRow } from '@tallyhouse/shared/contracts/total-reports';
import { changeOf } from '@tallyhouse/shared/format/change-of';
import type { GridRow } from '@tallyhouse/shared/ui/report-grid';
import type { TotalsAnswer } from '../statement/statements-of';
import { statementLines } from '../statement/statement-lines';
import { comparedMeasures } from './total-columns';

/**
 * Rows of the totals for a grid. `compared` is the answer for another period; without it the period just before, which
 * the server gives with each row.
 */
export function totalGridRows(answer: TotalsAnswer, compared: TotalsAnswer | null): readonly GridRow[] {
  const statuses = new Map(answer.brands.map(({ brandId, meta }) => [brandId, meta.status]));
  const others = new Map((compared?.items ?? []).map((row) => [keyOf(row), row]));
  return answer.items.map((row) => {
    const before = compared === null ? row.previous : sameCurrency(others.get(keyOf(row)), row);
    return {
      key: keyOf(row),
      values: {
        brand: row.brandName,
        currency: row.currency,
        channel: row.channel,
        licence: row.licenceId,
        vertical: row.vertical,
        status: statuses.get(row.brandId) ?? null,
        ...measureValues(row),
        ...changeValues(row, before),
      },
    };
  });
}

/** What tells a row from the others of its answer, and the same row in another period. */
export function keyOf(row: Pick<TotalRow, 'brandId' | 'channel' | 'licenceId' | 'vertical'>): string {
  return JSON.stringify([row.brandId, row.channel, row.licenceId, row.vertical]);
}

/** Measures by field, as a grid takes them. */
export function measureValues(measures: TotalMeasures): Record<string, Cell> {
  return Object.fromEntries(statementLines.map(({ measure }) => [measure, measures[measure]]));
}

export function changeValues(now: TotalMeasures, before: TotalMeasures | null): Record<string, Cell> {
  const cells = comparedMeasures.flatMap((measure) => {
    const change = changeOf(now[measure], before?.[measure] ?? null);
    return [
      [`${measure}Before`, before?.[measure] ?? null],
      [`${measure}Change`, change?.amount ?? null],
      [`${measure}ChangeRate`, change?.rate ?? null],
    ] as const;
  });
  return Object.fromEntries(cells);
}

function sameCurrency(other: TotalRow | undefined, row: TotalRow): TotalRow | null {
  return other?.currency === row.currency ? other : null;
}

import { figureStatusSchema, type FigureStatus } from '@tallyhouse/shared/contracts/scalars';
import { reasonOfText, reasonText, statusOfReason, type FigureReason } from './figure-reasons';

/** What may be said about a figure, and why it is not final. */
export interface JudgedStatus {
  readonly status: FigureStatus;
  readonly reasons: readonly FigureReason[];
}

const fromBestToWorst = figureStatusSchema.options;

/** The worst of the statuses; `FINAL` when there are none. */
export function worstStatus(statuses: Iterable<FigureStatus>): FigureStatus {
  let worst = 0;
  for (const status of statuses) worst = Math.max(worst, fromBestToWorst.indexOf(status));
  return fromBestToWorst[worst] ?? 'FINAL';
}

/** The status that reasons give a figure: final without any. */
export function judge(reasons: readonly FigureReason[]): JudgedStatus {
  const byText = new Map(reasons.map((reason) => [reasonText(reason), reason]));
  const distinct = [...byText.keys()].sort().flatMap((text) => byText.get(text) ?? []);
  return { status: worstStatus(distinct.map(statusOfReason)), reasons: distinct };
}

/** The status of a total: the worst of its parts, for all their reasons. */
export function judgeTotal(parts: readonly JudgedStatus[]): JudgedStatus {
  return judge(parts.flatMap(({ reasons }) => reasons));
}

/** The same as lists carry it: the status that reasons written as `GAP:btc_771` give. */
export function judgeTexts(texts: readonly string[]): {
  readonly status: FigureStatus;
  readonly statusReasons: string[];
} {
  const { status, reasons } = judge(texts.map(reasonOfText));
  return { status, statusReasons: reasons.map(reasonText) };
}

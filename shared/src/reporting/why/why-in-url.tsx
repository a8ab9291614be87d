import { explainedFigureSchema, totalPartSchema, type ExplainedFigure } from '../../contracts/total-changes';
import { instantSchema, type Instant } from '../../contracts/scalars';
import { totalDimensionSchema } from '../../contracts/total-reports';

/** What a change is split by: as totals are, or by branch or product. */
export const whyParts = [...totalDimensionSchema.options, ...totalPartSchema.options] as const;
export type WhyPart = (typeof whyParts)[number];

/** Which change is explained, by which parts, and against what; null while none is. */
export interface WhyAsked {
  readonly figure: ExplainedFigure;
  readonly by: WhyPart;
  /** Against what the same days were known to come to then; null: against the period compared with. */
  readonly since: Instant | null;
}

/** Reads the address: `why=ggr&whyBy=vertical`, or `why=ggr&whySince=2026-11-02T21:00:00.000Z`. */
export function whyAskedOf(parameters: URLSearchParams): WhyAsked | null {
  const figure = explainedFigureSchema.options.find((one) => one === parameters.get('why'));
  if (figure === undefined) return null;
  const by = whyParts.find((one) => one === parameters.get('whyBy'));
  const since = instantSchema.safeParse(parameters.get('whySince'));
  return { figure, by: by ?? 'vertical', since: since.success ? since.data : null };
}

/** The address with `asked` in it; everything else stays. */
export function withWhyAsked(parameters: URLSearchParams, asked: WhyAsked | null): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const name of ['why', 'whyBy', 'whySince']) next.delete(name);
  if (asked === null) return next;
  next.set('why', asked.figure);
  if (asked.by !== 'vertical') next.set('whyBy', asked.by);
  if (asked.since !== null) next.set('whySince', asked.since);
  return next;
}

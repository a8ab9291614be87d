import { totalDimensionSchema } from '@tallyhouse/shared/contracts/total-reports';

/** Figures whose change is explained: they are made of the stakes of bets. */
export const explainedFigures = ['ggr', 'winnings', 'netStakes'] as const;
export type ExplainedFigure = (typeof explainedFigures)[number];

/** What a change is split by: as totals are, or by shop. */
export const whyParts = [...totalDimensionSchema.options, 'branch'] as const;
export type WhyPart = (typeof whyParts)[number];

/** Which change is explained, and by which parts; null while none is. */
export interface WhyAsked {
  readonly figure: ExplainedFigure;
  readonly by: WhyPart;
}

/** Reads the address: `why=ggr&whyBy=vertical`. */
export function whyAskedOf(parameters: URLSearchParams): WhyAsked | null {
  const figure = explainedFigures.find((one) => one === parameters.get('why'));
  if (figure === undefined) return null;
  const by = whyParts.find((one) => one === parameters.get('whyBy'));
  return { figure, by: by ?? 'vertical' };
}

/** The address with `asked` in it; everything else stays. */
export function withWhyAsked(parameters: URLSearchParams, asked: WhyAsked | null): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.delete('why');
  next.delete('whyBy');
  if (asked === null) return next;
  next.set('why', asked.figure);
  if (asked.by !== 'vertical') next.set('whyBy', asked.by);
  return next;
}

import * as z from '../../contracts/schema';
import type { openDrill } from '../../contracts/lineage';
import { drillLevelSchema, drillMeasureSchema, drillTokenSchema } from '../../contracts/lineage';
import type { CallInput } from '../../contracts/remote';

/** A figure of totals and summaries, named by what its row and its list say of it. */
export type DrillFigure = CallInput<typeof openDrill>['body'];

const targetSchema = z.object({
  /** Which column. */
  measure: drillMeasureSchema,
  /** How the reader called it: `Online · GGR`. */
  name: z.string().check(z.maxLength(300)),
  /** Chosen by the reader; left out: the first level at which the records differ. */
  level: z.optional(drillLevelSchema),
  /** A row of a report: for one reader, for half an hour. */
  token: z.optional(drillTokenSchema),
  /** A figure: for whoever may see it. */
  figure: z.optional(z.looseObject({ brandId: z.string() })),
});

/** What a link opens. */
export interface DrillTarget extends Omit<z.infer<typeof targetSchema>, 'figure'> {
  readonly figure?: DrillFigure | undefined;
}

/** The value of `drill=` in an address: letters, digits, `-` and `_`. */
export function drillCode(target: DrillTarget): string {
  const bytes = new TextEncoder().encode(JSON.stringify(target));
  const text = [...bytes].map((byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** What `drill=` means; null where it was cut or made up. The server checks the figure itself. */
export function drillTargetOf(code: string): DrillTarget | null {
  try {
    const text = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const parsed = targetSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    if (!parsed.success || (parsed.data.token === undefined) === (parsed.data.figure === undefined))
      return null;
    return parsed.data as DrillTarget;
  } catch {
    return null;
  }
}

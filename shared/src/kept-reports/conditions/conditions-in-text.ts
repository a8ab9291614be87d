import { conditionSchema, type Condition } from '../../contracts/report-fields';

/** Conditions as one word of an address. */
export function conditionsToText(conditions: readonly Condition[]): string {
  return JSON.stringify(conditions);
}

/** The conditions that an address names; none where it was not written by us. */
export function conditionsOfText(text: string | null): readonly Condition[] {
  if (text === null) return [];
  try {
    const values: unknown = JSON.parse(text);
    if (!Array.isArray(values)) return [];
    return values.flatMap((value) => {
      const parsed = conditionSchema.safeParse(value);
      return parsed.success ? [parsed.data] : [];
    });
  } catch {
    return [];
  }
}

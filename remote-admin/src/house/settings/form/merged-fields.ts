/** Values of a form by the name of their field, as text. */
export type FieldValues = Readonly<Record<string, string>>;

/** What two people made of the same fields. */
export interface MergedFields {
  /** Own changes over those of the other; where both changed a field, the own value until somebody chooses. */
  readonly values: FieldValues;
  /** Fields that the other changed and this one did not: taken over. */
  readonly taken: readonly string[];
  /** Fields that both changed, each to something else. */
  readonly contested: readonly string[];
}

/** Puts own changes and those of somebody else together, field by field; nothing of either is overwritten unseen. */
export function mergedFields(base: FieldValues, own: FieldValues, present: FieldValues): MergedFields {
  const names = Object.keys(present);
  const isOwn = (name: string) => own[name] !== base[name];
  const isOther = (name: string) => present[name] !== base[name];
  return {
    values: Object.fromEntries(names.map((name) => [name, (isOwn(name) ? own[name] : present[name]) ?? ''])),
    taken: names.filter((name) => isOther(name) && !isOwn(name)),
    contested: names.filter((name) => isOther(name) && isOwn(name) && own[name] !== present[name]),
  };
}

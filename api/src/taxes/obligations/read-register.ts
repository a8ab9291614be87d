import * as z from 'zod/mini';
import { authorityEntrySchema, obligationSchema } from '@tallyhouse/shared/contracts/authorities';
import shippedDocument from './register.json';

const authoritySchema = z.extend(authorityEntrySchema, { obligations: z.array(obligationSchema) });
export type Authority = z.infer<typeof authoritySchema>;

const documentSchema = z.strictObject({
  format: z.literal('tallyhouse-authorities/1'),
  authorities: z.array(authoritySchema),
});

/**
 * Reads a register of authorities.
 *
 * Errors: `Error` naming the place when a field is wrong, an id or a code comes twice, or a regulator is not in it.
 */
export function readRegister(document: unknown): readonly Authority[] {
  const parsed = z.safeParse(documentSchema, document);
  if (!parsed.success) {
    throw new Error(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
    );
  }
  const { authorities } = parsed.data;
  const ids = authorities.map(({ id }) => id);
  const faults = [
    ...repeated(ids).map((id) => `the authority ${id} comes twice`),
    ...authorities.flatMap(({ id, regulators, obligations }) => [
      ...repeated(obligations.map(({ code }) => code)).map((code) => `${id} ${code} comes twice`),
      ...regulators
        .filter((regulator) => !ids.includes(regulator))
        .map((name) => `${id} names ${name}, who is not here`),
    ]),
  ];
  if (faults.length > 0) throw new Error(faults.join('; '));
  return authorities;
}

function repeated(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) < index);
}

let shipped: readonly Authority[] | undefined;

/** The register that comes with the product. Errors: as `readRegister`. */
export function readShippedRegister(): readonly Authority[] {
  shipped ??= readRegister(shippedDocument);
  return shipped;
}

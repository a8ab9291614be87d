import { conditionsSchema } from './report-fields';
import { basisSchema, idSchema } from './scalars';
import * as z from './schema';

/** Columns of a report with commas between, as addresses name them. */
const fieldsTextSchema = z
  .string()
  .check(z.regex(/^[A-Za-z]{1,40}(,[A-Za-z]{1,40}){0,59}$/, 'no list of columns'));

/** Conditions as JSON, as addresses name them. */
const conditionsTextSchema = z
  .string()
  .check(z.refine((text) => conditionsOf(text) !== null, 'no conditions'));

// Not its period: a template is started again for another one.
const template = {
  type: z.optional(z.string().check(z.maxLength(100))),
  basis: z.optional(basisSchema),
  fields: z.optional(fieldsTextSchema),
};

/** What the address of the builder of online reports can name. */
export const onlineTemplateQuery = z.strictObject({ ...template, where: z.optional(conditionsTextSchema) });

/** What the address of the builder of retail reports can name. */
export const retailTemplateQuery = z.strictObject({
  ...template,
  appliedSetId: z.optional(idSchema),
  filterId: z.optional(idSchema),
});

/** The conditions of such a text; null for one that is none. */
export function conditionsOf(text: string): z.output<typeof conditionsSchema> | null {
  try {
    return conditionsSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

import { licenceSchema } from './brands';
import { defineEndpoint } from './endpoint';
import { countSchema, daySchema, idSchema } from './scalars';
import * as z from './schema';

/** A brand that a licence covers, from a day on; null: for as long as the licence holds. */
const coveredBrandSchema = z.object({ id: idSchema, name: z.string(), from: z.nullable(daySchema) });

/** A company with the licences that it holds and the caller's brands that they cover. */
export const legalEntitySchema = z.object({
  id: idSchema,
  name: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  /** In the register of companies of that country; null where nobody has said it. */
  number: z.nullable(z.string()),
  licences: z.array(
    z.extend(licenceSchema, {
      brands: z.array(coveredBrandSchema),
      /** Brands that it covers beside these, for which the caller has no role. */
      otherBrands: countSchema,
    }),
  ),
});
export type LegalEntity = z.infer<typeof legalEntitySchema>;

export const exampleLegalEntity: LegalEntity = {
  id: 'cedar',
  name: 'Cedar Gaming Ltd',
  country: 'GB',
  number: '01234567',
  licences: [
    {
      id: 'GB-UKGC-RC',
      entityId: 'cedar',
      authority: 'UKGC',
      number: '000-047511-R-328106',
      products: ['CASINO_SLOTS'],
      validFrom: '2018-04-01',
      validTo: null,
      brands: [{ id: 'cedar', name: 'Cedar', from: null }],
      otherBrands: 1,
    },
  ],
};

export const listLegalEntities = defineEndpoint({
  method: 'GET',
  path: '/api/LegalEntities',
  tag: 'Authorities',
  summary:
    'Companies with the licences that they hold, and the brands that each covers: those that cover a brand of the caller.',
  access: 'authorities.view',
  brand: 'optional',
  answer: z.object({ items: z.array(legalEntitySchema) }),
  status: 200,
  example: { answer: { items: [exampleLegalEntity] } },
});

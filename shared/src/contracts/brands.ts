import * as z from './schema';
import { defineEndpoint } from './endpoint';
import { channelSchema, currencySchema, cutoffSchema, daySchema, idSchema, instantSchema } from './scalars';

export const licenceSchema = z.object({
  id: idSchema,
  /** The company that holds it; left out by servers of before. */
  entityId: z.optional(idSchema),
  authority: z.string(),
  /** The licence's own number at the authority. */
  number: z.string(),
  products: z.array(z.string()),
  validFrom: daySchema,
  validTo: z.nullable(daySchema),
  /** What its players play in; null: the brand's. Left out by servers of before, as are the two below. */
  currency: z.optional(z.nullable(currencySchema)),
  /** Where and when its gaming days start, both or neither; null: as those of the brand. */
  zone: z.optional(z.nullable(z.string())),
  cutoff: z.optional(z.nullable(cutoffSchema)),
});

export const brandSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  currency: currencySchema,
  /** IANA zone of the gaming day. */
  zone: z.string(),
  /** Local time at which a gaming day starts, `HH:mm`. */
  cutoff: z.string(),
  channels: z.array(channelSchema),
  licences: z.array(licenceSchema),
});
export type Brand = z.infer<typeof brandSchema>;

/** A brand as `/brands` lists it. */
export const brandCardSchema = z.extend(brandSchema, {
  /** When its newest batch was loaded; null before the first. */
  lastLoadedAt: z.nullable(instantSchema),
  openGaps: z.int(),
});
export type BrandCard = z.infer<typeof brandCardSchema>;

export const listBrands = defineEndpoint({
  method: 'GET',
  path: '/api/User/brands',
  tag: 'User',
  summary: 'The brands the signed-in user may act for.',
  access: 'signed-in',
  answer: z.object({ items: z.array(brandCardSchema) }),
  status: 200,
});

/** Answer of `BrandLogin`; a null brand is the group view, in which nothing can be changed. */
export const brandLoginAnswerSchema = z.object({
  token: z.string(),
  expiresAt: instantSchema,
  selectedBrand: z.nullable(idSchema),
  selectedBrandName: z.nullable(z.string()),
  permissions: z.array(z.string()),
  brand: z.nullable(brandSchema),
});
export type BrandLoginAnswer = z.infer<typeof brandLoginAnswerSchema>;

export const brandLogin = defineEndpoint({
  method: 'POST',
  path: '/api/User/BrandLogin',
  tag: 'User',
  summary: 'Choose the brand to act for, or null for all own brands read-only.',
  access: 'signed-in',
  body: z.strictObject({ brandId: z.nullable(idSchema) }),
  answer: brandLoginAnswerSchema,
  status: 200,
  example: { body: { brandId: 'alder' } },
});

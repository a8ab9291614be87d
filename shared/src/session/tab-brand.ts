import * as z from 'zod/mini';
import { brandSchema } from '../contracts/brands';

/** Which brand this tab works for; another tab may work for another one at the same time. */
export const tabBrandSchema = z.object({
  /** Whose choice it was: it does not carry over to the next user of the tab. */
  userId: z.string(),
  /** Null is the group view: all own brands, read only. */
  brand: z.nullable(brandSchema),
  permissions: z.array(z.string()),
});
export type TabBrand = z.infer<typeof tabBrandSchema>;

/** Reads what was stored; null when the tab has not chosen, or somebody else did. */
export function parseTabBrand(
  stored: Readonly<Record<string, unknown>> | null,
  userId: string | undefined,
): TabBrand | null {
  const parsed = tabBrandSchema.safeParse(stored);
  return parsed.success && parsed.data.userId === userId ? parsed.data : null;
}

import * as z from 'zod/mini';
import type { StoreApi } from 'zustand/vanilla';
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

/** The brand of this tab. */
export interface TabBrandState {
  readonly chosen: TabBrand | null;
  /** Brand chosen last in any tab, as this tab found it when it was opened; what others choose later is not its own. */
  readonly initial: string | null;
}

/** Reads what was stored; null when the tab has not chosen, or somebody else did. */
export function parseTabBrand(
  stored: Readonly<Record<string, unknown>> | null,
  userId: string | undefined,
): TabBrand | null {
  const parsed = tabBrandSchema.safeParse(stored);
  return parsed.success && parsed.data.userId === userId ? parsed.data : null;
}

/** Id of the brand that this tab's calls are for: its own choice, or the one chosen last when the tab was opened. */
export function brandOfTab(session: { readonly tabBrand: StoreApi<TabBrandState> }): string | null {
  const { chosen, initial } = session.tabBrand.getState();
  return chosen === null ? initial : (chosen.brand?.id ?? null);
}

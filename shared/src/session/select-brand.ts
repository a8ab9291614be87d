import type { BrandLoginAnswer } from '../contracts/brands';
import { followStorage } from './follow-storage';
import type { Session } from './session';
import { brandOfTab } from './tab-brand';
import { clearMain } from './stored-main';
import { writeAuth } from './write-auth';

/**
 * Stores the answer of `BrandLogin`: the choice of this tab, and the first choice of tabs opened later.
 *
 * Its token is left alone: tabs share one token and the `Brand` header of a call decides. Resolves when the other tabs
 * can know; the tab itself works for the brand at once.
 */
export async function selectBrand(session: Session, answer: BrandLoginAnswer): Promise<void> {
  const { user } = session.auth.getState();
  if (user === null) return;
  const { epoch } = session.meta.getState();
  const chosen = { userId: user.id, brand: answer.brand, permissions: answer.permissions };
  const isOther = brandOfTab(session) !== (answer.brand?.id ?? null);
  session.stored.tabBrand.write(chosen);
  session.tabBrand.setState({ chosen });
  if (isOther) clearMain(session);
  const brand = { selectedBrand: answer.selectedBrand, selectedBrandName: answer.selectedBrandName };
  await session.order.alone(async () => {
    // Else this write would put back the tokens that another tab has just replaced.
    await session.order.caughtUp();
    followStorage(session);
    if (session.meta.getState().epoch !== epoch) return;
    session.meta.setState(writeAuth(session, brand, {}), true);
    session.auth.setState(brand);
    await session.announced;
  });
}

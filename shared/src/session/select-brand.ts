import type { BrandLoginAnswer } from '../contracts/brands';
import type { Session } from './session';
import { renewTokens } from './sign-in';

/** Stores the answer of `BrandLogin`: the choice of this tab, and the first choice of tabs opened later. */
export function selectBrand(session: Session, answer: BrandLoginAnswer): void {
  const userId = session.auth.getState().user?.id;
  if (userId === undefined) return;
  const chosen = { userId, brand: answer.brand, permissions: answer.permissions };
  session.stored.tabBrand.write(chosen);
  session.tabBrand.setState({ chosen });
  const brand = { selectedBrand: answer.selectedBrand, selectedBrandName: answer.selectedBrandName };
  session.auth.setState(brand);
  session.stored.auth.write(brand);
  renewTokens(session, { token: answer.token });
}

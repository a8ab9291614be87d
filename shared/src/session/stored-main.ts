import * as z from 'zod/mini';
import { emptyMain, parseMainState, type MainState } from './main-state';
import type { Session } from './session';
import { brandOfTab } from './tab-brand';

/** Whose `main` it is, under `main.meta`. */
const tagSchema = z.object({ schema: z.int(), userId: z.string(), brandId: z.nullable(z.string()) });

/** What this user kept for this brand; somebody else's, or another brand's, counts as nothing. */
export function readStoredMain(session: Session): MainState {
  const { stored, auth } = session;
  const tag = tagSchema.safeParse(stored.mainMeta.read());
  const isOwn =
    tag.success && tag.data.userId === auth.getState().user?.id && tag.data.brandId === brandOfTab(session);
  return isOwn ? parseMainState(stored.main.read()) : emptyMain;
}

/** Changes fields and keeps them for this user and brand. */
export function saveMain(session: Session, fields: Partial<MainState>): void {
  session.main.setState(fields);
  const { user } = session.auth.getState();
  if (user === null) return;
  session.stored.main.write({ ...session.main.getState() });
  session.stored.mainMeta.write({ schema: 1, userId: user.id, brandId: brandOfTab(session) });
}

/** Forgets all fields, here and in the storage. */
export function clearMain(session: Session): void {
  session.main.setState(emptyMain, true);
  session.stored.main.remove();
  session.stored.mainMeta.remove();
}

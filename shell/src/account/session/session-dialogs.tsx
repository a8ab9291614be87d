import { leaveExpired } from '@tallyhouse/shared/session/end-session';
import type { TabBrand } from '@tallyhouse/shared/session/tab-brand';
import { useExpiredUser } from '@tallyhouse/shared/session/use-session';
import { useEffect, useState } from 'react';
import { useServices } from '../../remotes/services/services';
import { EndingDialog } from './ending-dialog';
import { leave } from '@tallyhouse/shared/session/leave';
import { watchEnding, type SessionEnding } from './session-ending';
import { SignInAgain } from './sign-in-again';
import { usePageUser } from './use-page-user';

/** What stands over the page while its session is about to end, and when it has. */
export function SessionDialogs({ tab }: { readonly tab: TabBrand }) {
  const services = useServices();
  const { session, signs } = services;
  const user = usePageUser();
  const isExpired = useExpiredUser(session) !== null;
  const [ending, setEnding] = useState<SessionEnding | null>(null);
  const [isSigningIn, setIsSigningIn] = useState(false);
  useEffect(() => signs.keepPage(), [signs]);
  useEffect(() => watchEnding(session, setEnding), [session]);

  // A new end, far away: what was asked for has been done, here or in another tab.
  if (isSigningIn && ending === null) setIsSigningIn(false);
  if (user === null) return null;
  if (isExpired) {
    return <SignInAgain user={user} tab={tab} reason="expired" onLeave={() => leaveExpired(session)} />;
  }
  if (ending === null) return null;
  if (isSigningIn) {
    return <SignInAgain user={user} tab={tab} reason="ending" onLeave={() => void leave(services)} />;
  }
  return <EndingDialog ending={ending} onSignInAgain={() => setIsSigningIn(true)} />;
}

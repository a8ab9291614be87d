import { App } from '@tallyhouse/shared/kit/modal';
import { SessionDialogs } from '../session/session-dialogs';
import { RequireSignIn } from '../start/require-sign-in';
import { FramePage } from './frame-page';
import { RestoreTabBrand } from './restore-tab-brand';

/** Everything behind sign-in: who, for which brand, then the page. */
export function Frame() {
  return (
    <RequireSignIn>
      <RestoreTabBrand>
        {(tab) => (
          <App>
            <FramePage tab={tab} />
            <SessionDialogs tab={tab} />
          </App>
        )}
      </RestoreTabBrand>
    </RequireSignIn>
  );
}

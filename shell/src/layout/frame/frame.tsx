import { App } from '@tallyhouse/shared/kit/modal';
import { WithTabRemotes } from '../../remotes/registry/with-tab-remotes';
import { SessionDialogs } from '../../account/session/session-dialogs';
import { RequireSignIn } from '../../start/require-sign-in';
import { FollowLinkBrand } from './follow-link-brand';
import { FramePage } from './frame-page';
import { RestoreTabBrand } from './restore-tab-brand';

/** Everything behind sign-in: who, for which brand, then the page. */
export function Frame() {
  return (
    <RequireSignIn>
      <FollowLinkBrand>
        <RestoreTabBrand>
          {(tab) => (
            <App>
              <WithTabRemotes tab={tab}>
                {(remotes) => <FramePage tab={tab} remotes={remotes} />}
              </WithTabRemotes>
              <SessionDialogs tab={tab} />
            </App>
          )}
        </RestoreTabBrand>
      </FollowLinkBrand>
    </RequireSignIn>
  );
}

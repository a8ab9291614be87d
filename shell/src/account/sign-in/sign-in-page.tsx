import { Navigate, useLocation } from '@tallyhouse/shared/kit/router';
import { useAuth } from '@tallyhouse/shared/session/use-session';
import { useEffect, useState } from 'react';
import { useShellText } from '../../i18n/use-shell-text';
import { useServices } from '../../remotes/services/services';
import { ChoosePassword } from '../invitation/choose-password';
import { LanguageButtons } from '../../display/language/language-buttons';
import { Logo } from '../../start/logo';
import { returnPath } from '../../start/return-to';
import { SignInForm } from './sign-in-form';

/** `/login`. Whoever is signed in already, here or in another tab, goes on at once; a link of an invitation takes a password. */
export function SignInPage() {
  const text = useShellText();
  const { session, registry } = useServices();
  const { token } = useAuth(session);
  const { search } = useLocation();
  const [invitation, setInvitation] = useState(() => new URLSearchParams(search).get('invitation'));
  useEffect(() => {
    document.title = `${text('signIn.title')} · ${text('product')}`;
  }, [text]);

  useEffect(() => {
    // Signed in before, or in another tab: the code of the next page and the registry come together.
    if (token !== null) registry.askAhead();
  }, [token, registry]);

  if (invitation === null && token !== null)
    return <Navigate to={returnPath(search, location.origin)} replace state={{ isAfterSignIn: true }} />;
  return (
    <div className="sign-in">
      <header>
        <Logo withLine />
      </header>
      <main className="sign-in-card">
        {invitation === null ? (
          <SignInForm />
        ) : (
          <ChoosePassword invitation={invitation} onOver={() => setInvitation(null)} />
        )}
      </main>
      <footer className="quiet sign-in-foot">
        <LanguageButtons />
        {text('signIn.version', { version: TALLYHOUSE_VERSION })}
      </footer>
    </div>
  );
}

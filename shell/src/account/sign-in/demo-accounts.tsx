import { readVersion } from '@tallyhouse/shared/contracts/health';
import { Button } from '@tallyhouse/shared/kit/core';
import { useEffect, useState } from 'react';
import { useShellText } from '../../i18n/use-shell-text';
import { useServices } from '../../remotes/services/services';

const roles = ['viewer', 'reporter', 'approver', 'auditor', 'admin'] as const;
const password = 'Tallyhouse-demo-1';

interface Props {
  readonly onChoose: (credentials: { readonly email: string; readonly password: string }) => void;
}

/** On a server with invented data: who one can be. Fills the form and nothing more. */
export function DemoAccounts({ onChoose }: Props) {
  const text = useShellText();
  const isDemo = useIsDemo();
  if (!isDemo) return null;
  return (
    <section className="demo-accounts" aria-labelledby="demo-title">
      <h2 id="demo-title">{text('signIn.demoTitle')}</h2>
      <p className="quiet">{text('signIn.demoLead')}</p>
      <ul>
        {roles.map((role) => (
          <li key={role}>
            <Button
              type="text"
              block
              onClick={() => onChoose({ email: `${role}@tallyhouse.test`, password })}
            >
              <span className="demo-role">{role}</span>{' '}
              <span className="quiet">{text(`signIn.demoRole.${role}`)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useIsDemo(): boolean {
  const { http } = useServices();
  const [isDemo, setIsDemo] = useState(false);
  useEffect(() => {
    const page = new AbortController();
    http.call(readVersion, { signal: page.signal }).then(
      (answer) => setIsDemo(answer.demo),
      // Without an answer the form still works; the helper is a convenience.
      () => undefined,
    );
    return () => page.abort();
  }, [http]);
  return isDemo;
}

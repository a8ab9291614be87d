import { useMemo, useState } from 'react';
import { login } from '../contracts/auth';
import { brandLogin, listBrands } from '../contracts/brands';
import type { HttpClient, RemoteModule } from '../contracts/remote';
import { createUseText } from '../i18n/use-text';
import { Alert, Button, Form, Input } from '../kit/core';
import { useQuery } from '../kit/query';
import { createBrowserRouter, RouterProvider } from '../kit/router';
import { Select } from '../kit/select';
import { signOut } from '../session/end-session';
import { selectBrand } from '../session/select-brand';
import type { Session } from '../session/session';
import { signIn } from '../session/sign-in';
import { useAuth, useTabBrand } from '../session/use-session';
import { StandAloneScreen } from './stand-alone-screen';

const useText = createUseText('stand-alone', {
  en: {
    email: 'E-mail address',
    password: 'Password',
    signIn: 'Sign in',
    signOut: 'Sign out',
    brand: 'Brand',
    chooseBrand: 'Choose a brand to see {{remote}}.',
  },
  sw: {
    email: 'Anwani ya barua pepe',
    password: 'Nenosiri',
    signIn: 'Ingia',
    signOut: 'Ondoka',
    brand: 'Chapa',
    chooseBrand: 'Chagua chapa ili kuona {{remote}}.',
  },
});

// What a demo store has; anything else can be typed over it.
const demoAccount = { email: 'reporter@tallyhouse.test', password: 'Tallyhouse-demo-1' };

interface Props {
  readonly remote: RemoteModule;
  readonly calls: readonly string[];
  readonly session: Session;
  readonly http: HttpClient;
}

export function StandAlonePage(props: Props) {
  const { token } = useAuth(props.session);
  return token === null ? <SignIn {...props} /> : <SignedIn {...props} />;
}

function SignIn({ session, http }: Props) {
  const text = useText();
  const [fault, setFault] = useState<string | null>(null);

  async function submit(account: typeof demoAccount) {
    try {
      signIn(session, await http.call(login, { body: account }));
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <Form
      layout="vertical"
      initialValues={demoAccount}
      onFinish={submit}
      style={{ maxWidth: 320, margin: 32 }}
    >
      {fault === null ? null : <Alert type="error" title={fault} />}
      <Form.Item name="email" label={text('email')}>
        <Input />
      </Form.Item>
      <Form.Item name="password" label={text('password')}>
        <Input.Password />
      </Form.Item>
      <Button type="primary" htmlType="submit">
        {text('signIn')}
      </Button>
    </Form>
  );
}

function SignedIn({ remote, calls, session, http }: Props) {
  const text = useText();
  const { chosen: tab } = useTabBrand(session);
  const brands = useQuery({
    queryKey: ['brands'],
    queryFn: ({ signal }) => http.call(listBrands, { signal }),
  });
  const router = useMemo(
    () =>
      createBrowserRouter([
        {
          path: '*',
          element: <StandAloneScreen remote={remote} calls={calls} session={session} http={http} />,
        },
      ]),
    [remote, calls, session, http],
  );

  async function choose(brandId: string) {
    await selectBrand(session, await http.call(brandLogin, { body: { brandId } }));
  }

  return (
    <>
      <header style={{ display: 'flex', gap: 12, padding: 12 }}>
        <Select
          aria-label={text('brand')}
          style={{ width: 220 }}
          placeholder={text('brand')}
          value={tab?.brand?.id ?? null}
          options={(brands.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(brandId: string | null) => void (brandId === null ? null : choose(brandId))}
        />
        <Button onClick={() => signOut(session)}>{text('signOut')}</Button>
      </header>
      <main style={{ padding: 12 }}>
        {tab === null ? text('chooseBrand', { remote: remote.name }) : <RouterProvider router={router} />}
      </main>
    </>
  );
}

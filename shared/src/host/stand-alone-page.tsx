import { useState } from 'react';
import { login } from '../contracts/auth';
import { brandLogin, listBrands } from '../contracts/brands';
import { setLocale, type Locale } from '../i18n/locale';
import { useLocale } from '../i18n/use-locale';
import { Alert, Button, Form, Input } from '../kit/core';
import { useQuery } from '../kit/query';
import { createBrowserRouter, RouterProvider } from '../kit/router';
import { Select } from '../kit/select';
import { leave } from '../session/leave';
import { selectBrand } from '../session/select-brand';
import { signIn } from '../session/sign-in';
import type { TabBrand } from '../session/tab-brand';
import { useAuth, useTabBrand } from '../session/use-session';
import { AlonePageContext, StandAloneScreen } from './stand-alone-screen';
import type { AlonePage } from './use-alone-host';
import { useAloneText } from './use-alone-text';

// What a demo store has; anything else can be typed over it.
const demoAccount = { email: 'reporter@tallyhouse.test', password: 'Tallyhouse-demo-1' };
const allBrands = '*';

interface Props extends AlonePage {
  readonly onTheme: (theme: 'light' | 'dark') => void;
}

export function StandAlonePage(props: Props) {
  const { token } = useAuth(props.session);
  return token === null ? <SignIn {...props} /> : <SignedIn {...props} />;
}

function SignIn({ session, http }: Props) {
  const text = useAloneText();
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

function SignedIn(props: Props) {
  const text = useAloneText();
  const { chosen } = useTabBrand(props.session);
  return (
    <>
      <Choices {...props} tab={chosen} />
      <main style={{ padding: 12 }}>
        {chosen === null ? (
          text('chooseBrand', { remote: props.remote.name })
        ) : (
          <Screens {...props} tab={chosen} />
        )}
      </main>
    </>
  );
}

/** What the shell's own bar lets its user choose. */
function Choices({ session, http, theme, onTheme, tab }: Props & { readonly tab: TabBrand | null }) {
  const text = useAloneText();
  const locale = useLocale();
  const brands = useQuery({
    queryKey: ['brands'],
    queryFn: ({ signal }) => http.call(listBrands, { signal }),
  });
  const own = (brands.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));

  async function choose(value: string) {
    const brandId = value === allBrands ? null : value;
    await selectBrand(session, await http.call(brandLogin, { body: { brandId } }));
  }

  return (
    <header style={{ display: 'flex', flexWrap: 'wrap', gap: 12, padding: 12 }}>
      <Select
        aria-label={text('brand')}
        className="th-wide-220"
        placeholder={text('brand')}
        value={tab === null ? null : (tab.brand?.id ?? allBrands)}
        options={[...own, { value: allBrands, label: text('allBrands') }]}
        onChange={(value: string | null) => void (value === null ? null : choose(value))}
      />
      <Select
        aria-label={text('language')}
        value={locale}
        options={languages}
        onChange={(value: Locale | null) => setLocale(value ?? locale)}
      />
      <Select
        aria-label={text('theme')}
        value={theme}
        options={(['light', 'dark'] as const).map((one) => ({ value: one, label: text(one) }))}
        onChange={(value: typeof theme | null) => onTheme(value ?? theme)}
      />
      <Button onClick={() => void leave({ http, session })}>{text('signOut')}</Button>
    </header>
  );
}

const languages = [
  { value: 'en', label: 'English' },
  { value: 'sw', label: 'Kiswahili' },
  { value: 'ar', label: 'العربية' },
] satisfies { value: Locale; label: string }[];

/** One router for as long as the page stands: another theme or brand is drawn in the place where the user is. */
function Screens({ tab, ...page }: Props & { readonly tab: TabBrand }) {
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: <StandAloneScreen /> }]));
  return (
    <AlonePageContext value={{ page, tab }}>
      <RouterProvider router={router} />
    </AlonePageContext>
  );
}

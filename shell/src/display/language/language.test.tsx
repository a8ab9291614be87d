import { readProfile, writeProfile } from '@tallyhouse/shared/contracts/settings';
import { localeStore, setLocale } from '@tallyhouse/shared/i18n/locale';
import { createSession } from '@tallyhouse/shared/session/session';
import { signIn } from '@tallyhouse/shared/session/sign-in';
import { authAnswer } from '@tallyhouse/shared/testing/fake-api';
import { fakeBrowser } from '@tallyhouse/shared/testing/fake-environment';
import { answering, fakeHttp, problem, type FakeInput } from '@tallyhouse/shared/testing/fake-http';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from '@tallyhouse/shared/kit/core';
import { useContext, useEffect, type ReactNode } from 'react';
import { ServicesProvider } from '../../remotes/services/services';
import { pageEnvironment } from '../../remotes/services/page-environment';
import { noOverride } from '../../remotes/federation/remote-override';
import { createThemeChoice } from '../../remotes/services/theme-choice';
import { createLanguageChoice } from '../../remotes/services/language-choice';
import { LanguageButtons } from './language-buttons';
import { Spoken } from './spoken';
import { registryWith } from '../../testing/page-services';

const profile = {
  id: 'user-1',
  email: 'asha@tallyhouse.test',
  name: 'Asha',
  locale: 'en' as const,
  roles: [],
  hasSecondFactor: false,
  otpAtLogin: false,
  otpDemanded: false,
  recoveryCodesLeft: 0,
  createdAt: '2026-01-05T08:00:00.000Z',
};

/** What a browser keeps between two pages of it. */
const noStream = () => Promise.reject(new Error('nothing is followed here'));

function browserWith(search = '', stored: Record<string, string> = {}) {
  localStorage.clear();
  sessionStorage.clear();
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
  const open = (at: string) =>
    createLanguageChoice({
      localStorage,
      sessionStorage,
      location: { search: at },
      addEventListener: window.addEventListener.bind(window),
    });
  return { language: open(search), reopen: open };
}

function openPage(
  onWrite: (input: FakeInput) => unknown = () => profile,
  content: ReactNode = <LanguageButtons />,
) {
  const { language } = browserWith();
  const { environment, signs } = pageEnvironment(fakeBrowser().environment, () => undefined);
  const session = createSession(environment);
  const fake = fakeHttp([answering(readProfile, profile), answering(writeProfile, onWrite)]);
  render(
    <ServicesProvider
      services={{
        session,
        signs,
        http: { ...fake.http, renewSession: () => Promise.resolve(), openStream: noStream },
        registry: registryWith([]),
        override: noOverride,
        themeChoice: createThemeChoice(window),
        language,
      }}
    >
      <Spoken>{content}</Spoken>
    </ServicesProvider>,
  );
  return { ...fake, session, language };
}

afterEach(() => act(() => setLocale('en')));

test('a choice changes the page and the document, and the next page of this browser', async () => {
  openPage();
  await userEvent.click(screen.getByRole('button', { name: 'Kiswahili' }));

  expect(screen.getByRole('group', { name: 'Lugha' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'sw-TZ');
  expect(localStorage.getItem('tallyhouse.locale')).toBe('sw');
});

test('the kit’s words come to the page without drawing it anew: what is typed in it stays', async () => {
  const opened = jest.fn();
  function Field() {
    useEffect(opened, []);
    const { DatePicker: words } = useContext(ConfigProvider.ConfigContext).locale ?? {};
    return <input aria-label={words?.lang.today ?? 'not yet'} />;
  }
  openPage(undefined, <Field />);
  const field = screen.getByRole('textbox', { name: 'not yet' });
  act(() => setLocale('sw'));

  await waitFor(() => expect(field).toHaveAccessibleName('Leo'));
  expect(opened).toHaveBeenCalledTimes(1);
});

test('a choice before sign-in goes to the account with it; the account’s own does not undo it', async () => {
  const { session, language, sentTo } = openPage();
  await userEvent.click(screen.getByRole('button', { name: 'Kiswahili' }));
  expect(sentTo(writeProfile)).toEqual([]);

  act(() => {
    signIn(session, authAnswer(1));
    language.adopt('en');
  });

  await waitFor(() => expect(sentTo(writeProfile)).toHaveLength(1));
  expect(sentTo(writeProfile)[0]).toMatchObject({
    body: { name: 'Asha', locale: 'sw' },
    headers: { 'If-Match': '"1"' },
  });
  await waitFor(() => expect(language.unsaved()).toBeNull());
  expect(localeStore.getState().locale).toBe('sw');
});

test('a profile changed at the same moment is read again, not overwritten', async () => {
  let tries = 0;
  const { session, sentTo } = openPage(() => {
    tries += 1;
    if (tries === 1) throw problem(412, 'VERSION_CONFLICT');
    return profile;
  });
  act(() => signIn(session, authAnswer(1)));
  await userEvent.click(screen.getByRole('button', { name: 'Kiswahili' }));

  await waitFor(() => expect(sentTo(writeProfile)).toHaveLength(2));
  expect(sentTo(readProfile)).toHaveLength(2);
});

test('without a choice of this browser’s own, signing in brings the account’s language', () => {
  const { language } = browserWith('', { 'tallyhouse.locale': 'en' });
  language.adopt('sw');
  expect(localeStore.getState().locale).toBe('sw');
  expect(localStorage.getItem('tallyhouse.locale')).toBe('sw');
});

test('a trial language holds for the tab, is never kept, and ends with a real one', () => {
  const { reopen } = browserWith('?locale=pseudo', { 'tallyhouse.locale': 'sw' });
  expect(localeStore.getState()).toEqual({ locale: 'en', trial: 'pseudo' });
  reopen('?from=2026-10-01');
  expect(localeStore.getState().trial).toBe('pseudo');
  expect(localStorage.getItem('tallyhouse.locale')).toBe('sw');

  reopen('?locale=sw');
  expect(localeStore.getState()).toEqual({ locale: 'sw', trial: null });
  reopen('');
  expect(localeStore.getState()).toEqual({ locale: 'sw', trial: null });
});

test('an unknown language in the address or the storage is English', () => {
  browserWith('?locale=xx', { 'tallyhouse.locale': 'yy' });
  expect(localeStore.getState()).toEqual({ locale: 'en', trial: null });
});

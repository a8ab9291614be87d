import { listAuthorities, listObligations, testConnection } from '@tallyhouse/shared/contracts/authorities';
import { deadlineExample, readCalendar } from '@tallyhouse/shared/contracts/deadlines';
import { compareRulePacks, listRulePacks } from '@tallyhouse/shared/contracts/rule-packs';
import { answering, problem, type FakeAnswer } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { AuthoritiesScreen } from './authorities-screen';

const answers: readonly FakeAnswer[] = [
  answering(listAuthorities, () => listAuthorities.example?.answer),
  answering(listObligations, () => listObligations.example?.answer),
  answering(readCalendar, () => readCalendar.example?.answer),
  answering(listRulePacks, () => listRulePacks.example?.answer),
  answering(compareRulePacks, () => compareRulePacks.example?.answer),
];

function open(path: string, more: Parameters<typeof renderRemote>[1] = {}) {
  return renderRemote(<AuthoritiesScreen />, {
    path,
    session: { permissions: ['authorities.view'] },
    ...more,
    answers: [...answers, ...(more.answers ?? [])],
  });
}

test('the register asks for what the brand owes, then for all of it, and both stand in the address', async () => {
  const page = open('/authorities');
  expect(await screen.findByRole('button', { name: /^Open / })).toBeVisible();
  expect(page.sentTo(listAuthorities)[0]?.query).toMatchObject({ scope: 'own' });

  fireEvent.click(screen.getByText('Whole register'));
  await waitFor(() =>
    expect(page.sentTo(listAuthorities).at(-1)?.query).toMatchObject({ scope: 'register' }),
  );
  expect(page.router.state.location.search).toBe('?scope=register');
});

test('an authority opens with what it wants', async () => {
  const page = open('/authorities');
  fireEvent.click(await screen.findByRole('button', { name: /^Open / }));

  expect(await screen.findByText('Obligations')).toBeVisible();
  await waitFor(() => expect(page.sentTo(listObligations)).toHaveLength(1));
  expect(page.router.state.location.search).toContain('authority=');
});

test('a register that fails says why and is asked for again', async () => {
  let isDown = true;
  open('/authorities', {
    answers: [
      answering(listAuthorities, () => {
        if (isDown) throw problem(500, 'INTERNAL', 'The store is away');
        return listAuthorities.example?.answer;
      }),
    ],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be loaded.*The store is away/);
  isDown = false;
  fireEvent.click(screen.getByText('Try again'));
  expect(await screen.findByRole('button', { name: /^Open / })).toBeVisible();
});

test.each([
  ['AUTHORITY_UNAVAILABLE', 502, 'The authority did not respond'],
  ['RATE_LIMIT', 429, 'The connection could not be tested'],
] as const)(
  'a test of the connection that ends in %s says why and what to do',
  async (code, status, title) => {
    open('/authorities', {
      session: {
        permissions: ['authorities.view', 'loads.manage'],
        brand: {
          ...{ id: 'alder', name: 'Alder', currency: 'TZS', country: 'TZ', channels: ['ONLINE'] },
          ...{ zone: 'Africa/Dar_es_Salaam', cutoff: '00:00' },
        },
      },
      answers: [
        answering(testConnection, () => {
          throw problem(status, code, 'The connection failed');
        }),
      ],
    });
    fireEvent.click(await screen.findByRole('button', { name: /^Open / }));

    fireEvent.click(await screen.findByRole('button', { name: 'Test the connection' }));

    const notice = await screen.findByText(title);
    expect(notice.closest('[role=alert]')).toHaveTextContent(
      /The connection failed.*(Try again|Wait).*Nothing was submitted\./,
    );
  },
);

test('nothing found says where else to look', async () => {
  open('/authorities?text=atlantis', {
    answers: [answering(listAuthorities, { items: [], page: 1, pageSize: 500, totalCount: 0 })],
  });
  expect(await screen.findByText('No authority matches')).toBeVisible();
});

test('a filing elsewhere is recorded where none of its tax periods is kept here; its name opens each', async () => {
  const elsewhere = { ...deadlineExample, id: 'levy', title: 'Levy', reportType: null };
  const tax = { ...elsewhere, id: 'tax', title: 'Gaming tax', isByTaxPeriods: true };
  open('/authorities?view=calendar', {
    session: { permissions: ['authorities.view', 'reports.submit'] },
    answers: [answering(readCalendar, { items: [elsewhere, tax] })],
  });

  expect(await screen.findByRole('button', { name: 'Record filing of Levy' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Record filing of Gaming tax' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Gaming tax' })).toHaveAttribute(
    'href',
    '/authorities/filing?id=tax',
  );
});

test('the calendar asks for the days in the address', async () => {
  const page = open('/authorities?view=calendar&from=2026-11-01&to=2026-11-30');
  expect(await screen.findByRole('button', { name: /Calendar file/ })).toBeVisible();
  await waitFor(() =>
    expect(page.sentTo(readCalendar)[0]?.query).toEqual({ from: '2026-11-01', to: '2026-11-30' }),
  );
});

test('only the late ones are asked for where the address says so, each with its next step', async () => {
  const made = { ...deadlineExample, id: 'made', title: 'Casino', reportId: 'rep_9' };
  const open_ = { ...deadlineExample, id: 'open', title: 'Sports', reportId: null, reportState: null };
  const page = open('/authorities?view=calendar&from=2025-11-01&to=2026-11-30&state=OVERDUE', {
    session: { permissions: ['authorities.view', 'reports.simulate'] },
    answers: [answering(readCalendar, { items: [made, open_] })],
  });

  expect(await screen.findByRole('link', { name: /^Open report/ })).toHaveAttribute(
    'href',
    '/double-confirmation?id=rep_9',
  );
  expect(screen.getByRole('link', { name: /^Prepare report/ })).toHaveAttribute(
    'href',
    '/online/new?type=TZ_SPORTS_MONTHLY&from=2026-10-01&to=2026-10-31',
  );
  expect(page.sentTo(readCalendar)[0]?.query).toMatchObject({ state: 'OVERDUE' });
});

test('late ones stand first, those that are done last', async () => {
  const [done, soon, late] = (['DONE', 'DUE_SOON', 'OVERDUE'] as const).map((state) => ({
    ...{ ...deadlineExample, id: state, title: state, state },
  }));
  open('/authorities?view=calendar', {
    answers: [answering(readCalendar, { items: [done!, soon!, late!] })],
  });

  const rows = await screen.findAllByRole('rowheader');
  expect(rows.map((row) => row.textContent)).toEqual(['OVERDUE', 'DUE_SOON', 'DONE']);
});

test('on a phone the first of a long calendar are shown, with one that its address names, and all once asked for', async () => {
  jest.spyOn(globalThis, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: media.includes('max-width: 640px'),
        addEventListener: jest.fn(),
        removeEventListener: jest.fn(),
      }) as never,
  );
  Element.prototype.scrollIntoView = jest.fn();
  const items = Array.from({ length: 14 }, (_, at) => ({ ...deadlineExample, id: `Due ${at}` }));
  open('/authorities?view=calendar&deadline=Due 10', { answers: [answering(readCalendar, { items })] });

  expect(await screen.findAllByRole('rowheader')).toHaveLength(11);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 14' }));
  expect(screen.getAllByRole('rowheader')).toHaveLength(14);
});

test('rule packs say which is in force', async () => {
  const page = open('/authorities?view=rules');
  expect(await screen.findByText('Tanzania, rate of sports betting confirmed')).toBeVisible();
  expect(screen.getByText('In force')).toBeVisible();
  expect(screen.getByText(/There is only one rule pack/)).toBeVisible();
  expect(page.sentTo(compareRulePacks)).toHaveLength(0);
});

test('who may not look at it is told whom to ask, and nothing is asked for', () => {
  const page = open('/authorities', { session: { permissions: [] } });
  expect(screen.getByText('Your role does not include the register of authorities')).toBeVisible();
  expect(page.calls).toEqual([]);
});

test('what is owed without a known day is named below the calendar, with the reason and the way to its authority', async () => {
  const known = {
    ...{
      authorityId: 'GBT',
      obligationCode: 'COPIES',
      title: { en: 'Copies' },
      brandIds: ['alder'],
      note: '',
    },
    due: {
      ...{ day: null, lateFrom: null, words: 'No source for the due date has been read.' },
      said: { code: 'NO_SOURCE_READ', params: {} },
    },
  };
  const byForm = {
    ...known,
    ...{ authorityId: 'Skatteverket', obligationCode: 'SPS-MONTHLY', note: 'The 26th for large taxpayers.' },
    title: { en: 'Gambling tax return' },
    due: { ...known.due, said: { code: 'TOLD_BY_FORM', params: { form: 'the VAT class' } } },
  };
  open('/authorities?view=calendar', {
    answers: [answering(readCalendar, { items: [], undated: [known, byForm] })],
  });

  expect(await screen.findByText(/No source for the due date has been read/)).toBeVisible();
  const [, item] = screen.getAllByRole('listitem');
  expect(item).toHaveTextContent(
    'Skatteverket: Gambling tax returnThe due date depends on the VAT class.The 26th for large taxpayers.',
  );
  expect(screen.getByRole('link', { name: 'Skatteverket: Gambling tax return' })).toHaveAttribute(
    'href',
    '/authorities?view=register&authority=Skatteverket',
  );
});

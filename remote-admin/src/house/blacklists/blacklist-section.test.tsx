import {
  readOnlineBlacklist,
  writeOnlineBlacklist,
  type Blacklist,
} from '@tallyhouse/shared/contracts/blacklists';
import { listReportFields } from '@tallyhouse/shared/contracts/online-reports';
import type { ReportField } from '@tallyhouse/shared/contracts/report-fields';
import { listSavedSearches, type SavedSearch } from '@tallyhouse/shared/contracts/saved-searches';
import { answering, problem, type FakeInput } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { OnlineBlacklistSection } from './blacklist-section';

const list: Blacklist = {
  ...{ scope: 'USER', etag: '3', hidden: ['device'], brandHidden: ['provider'], forced: [] },
  ...{ protected: ['ggr'], last: null, pending: null },
};

function field(name: string, title: string): ReportField {
  return {
    ...{ field: name, title: { en: title, sw: title }, type: 'text', role: 'dimension' },
    ...{ aggregation: 'none', formula: null, basisDependent: false, group: 'what', filterable: true },
    ...{ groupable: true, sortable: true, mandatoryIn: [], sensitivity: 'NONE', help: { en: '', sw: '' } },
  };
}

function given(more: Parameters<typeof renderRemote>[1] = {}) {
  return renderRemote(<OnlineBlacklistSection />, {
    ...more,
    answers: [
      answering(listReportFields, {
        ...{ version: '1', types: [] },
        fields: [
          field('device', 'Device'),
          field('provider', 'Provider'),
          field('ggr', 'GGR'),
          field('rounds', 'Rounds'),
        ],
      }),
      answering(readOnlineBlacklist, list),
      answering(listSavedSearches, { items: [], page: 1, pageSize: 500, totalCount: 0 }),
      ...(more.answers ?? []),
    ],
  });
}

function namesIn(side: string): (string | null)[] {
  return within(screen.getByRole('group', { name: side }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

function save(reason: string, button = 'Save') {
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: reason } });
  fireEvent.click(screen.getByText(button));
}

test('what a regulator demands and what the brand hides is locked, with its reason', async () => {
  given();
  await screen.findByText('Rounds');

  expect(namesIn('Available')).toEqual(['GGR Required by a regulator', 'RoundsHide']);
  expect(namesIn('Hidden')).toEqual(['DeviceShow', 'Provider Hidden for the whole brand']);
  expect(screen.queryByText('Save')).not.toBeInTheDocument();
});

test('a column is hidden with a reason, for the version that was read, and not left unasked before', async () => {
  const page = given({
    answers: [answering(writeOnlineBlacklist, { ...list, hidden: ['device', 'rounds'] })],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Hide Rounds' }));
  expect(namesIn('Hidden')).toContain('RoundsShow');
  await act(() => page.router.navigate('/dashboard'));
  fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));

  save('short');
  expect(screen.getByText('Enter at least 10 characters.')).toBeVisible();
  expect(page.sentTo(writeOnlineBlacklist)).toHaveLength(0);
  save('Nobody here looks at rounds.');
  await waitFor(() =>
    expect(page.sentTo(writeOnlineBlacklist)).toEqual([
      expect.objectContaining({
        headers: { 'If-Match': '3' },
        body: {
          ...{ scope: 'USER', type: '*', hidden: ['device', 'rounds'] },
          reason: 'Nobody here looks at rounds.',
        },
      }),
    ]),
  );
});

test('what somebody else hid meanwhile is kept beside the own choice', async () => {
  let now = list;
  const page = given({
    answers: [
      answering(readOnlineBlacklist, () => now),
      answering(writeOnlineBlacklist, () => {
        if (now.etag === '4') return { ...now, etag: '5' };
        now = { ...list, etag: '4', hidden: [] };
        throw problem(412, 'VERSION_CONFLICT');
      }),
    ],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Hide Rounds' }));
  save('Nobody here looks at rounds.');

  expect(await screen.findByText(/Someone else has changed this list in the meantime/)).toBeVisible();
  await screen.findByRole('button', { name: 'Hide Device' });
  fireEvent.click(screen.getByText('Save'));
  await waitFor(() => expect(page.sentTo(writeOnlineBlacklist)).toHaveLength(2));
  expect(page.sentTo(writeOnlineBlacklist)[1]).toMatchObject({
    headers: { 'If-Match': '4' },
    body: { hidden: ['rounds'] },
  });
});

test('the list of the brand is proposed, and an open proposal is told with who and why', async () => {
  const pending = {
    ...{ changeId: 'chg_7', hidden: ['rounds'], by: { id: 'u_5', name: 'Adam Admin' } },
    ...{ at: '2026-11-02T08:00:00.000Z', expiresAt: '2026-11-16T08:00:00.000Z' },
    reason: 'The source of rounds is not reliable.',
  };
  const page = given({
    session: { permissions: ['blacklist.own', 'blacklist.brand', 'reports.view'] },
    answers: [
      answering(readOnlineBlacklist, ({ query }: FakeInput) =>
        (query as { scope: string }).scope === 'BRAND'
          ? { ...list, scope: 'BRAND', etag: '1', hidden: ['provider'], pending }
          : list,
      ),
      answering(writeOnlineBlacklist, { ...list, pending }),
    ],
  });
  fireEvent.click(await screen.findByText('For everyone at Alder'));
  expect(await screen.findByText(/Adam Admin has proposed a different list/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the proposal' })).toHaveAttribute(
    'href',
    '/settings/changes?change=chg_7',
  );

  fireEvent.click(screen.getByRole('button', { name: 'Hide Device' }));
  expect(screen.getByText(/takes effect once a second person confirms it/)).toBeVisible();
  save('Devices are told wrongly by one source.', 'Propose');
  await waitFor(() =>
    expect(page.sentTo(writeOnlineBlacklist)[0]?.body).toMatchObject({
      ...{ scope: 'BRAND', hidden: ['provider', 'device'] },
    }),
  );
});

test('saved searches that would lose a column are named', async () => {
  const { items } = listSavedSearches.example!.answer as { readonly items: readonly [SavedSearch] };
  given({
    answers: [
      answering(listSavedSearches, {
        items: [{ ...items[0], name: 'Rounds per game', columns: ['rounds'] }],
        ...{ page: 1, pageSize: 500, totalCount: 1 },
      }),
    ],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Hide Rounds' }));
  expect(await screen.findByText('Hides 1 column in 1 saved search')).toBeVisible();
  expect(screen.getByText('Rounds per game')).toBeVisible();
});

test('who may not hide columns looks at them', async () => {
  given({ session: { permissions: ['reports.view'] } });
  expect(await screen.findByText('Your role cannot hide columns.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Hide / })).not.toBeInTheDocument();
});

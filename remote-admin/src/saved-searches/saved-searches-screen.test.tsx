import {
  chooseStartView,
  deleteSavedSearch,
  duplicateSavedSearch,
  editSavedSearch,
  listSavedSearches,
  restoreSavedSearch,
  runSavedSearch,
  scheduleSavedSearch,
  shareSavedSearch,
  type SavedSearch,
} from '@tallyhouse/shared/contracts/saved-searches';
import { ApiError } from '@tallyhouse/shared/http/api-error';
import { answering, problem, type FakeAnswer } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { reporterOfAlder, type RemoteStageOptions } from '@tallyhouse/shared/testing/remote-stage';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SavedSearchesScreen } from './saved-searches-screen';

const sports: SavedSearch = {
  id: 'sch_1',
  name: 'Sports, sent',
  screen: '/online',
  query: { type: 'SPORTS', status: ['SENT'] },
  periodRule: null,
  columns: ['id', 'ggr'],
  shared: false,
  version: 4,
  owner: { id: 'user-1', name: 'Rehema Reporter' },
  isOwn: true,
  isStartView: false,
  filtersText: ['Type is SPORTS', 'Status is SENT'],
  lastRunAt: null,
  lastCount: null,
  schedule: null,
  updatedAt: '2026-11-02T08:00:00.000Z',
  restorableUntil: null,
};
const ofAuditor: SavedSearch = {
  ...sports,
  id: 'sch_2',
  name: 'Late loads',
  screen: '/load-data',
  shared: true,
  isOwn: false,
  owner: { id: 'user-4', name: 'Amani Auditor' },
  filtersText: [],
  lastRunAt: '2026-11-20T05:58:00.000Z',
  lastCount: 1240,
};
const schedule: NonNullable<SavedSearch['schedule']> = {
  cron: '0 7 * * 1',
  format: 'xlsx',
  zone: 'Africa/Dar_es_Salaam',
  nextAt: '2026-11-23T04:00:00.000Z',
  lastAt: null,
  lastJobId: null,
  lastProblem: 'The period has no figures.',
};

interface Asked {
  readonly params: { readonly id: string };
  readonly query: Record<string, unknown>;
}

/** Searches as the server keeps them: what a test does to them shows in the next list. */
function serverOf(first: readonly SavedSearch[]) {
  let kept = [...first];
  const page = (items: readonly SavedSearch[]) => ({
    items,
    page: 1,
    pageSize: 50,
    totalCount: items.length,
  });
  const find = (input: unknown) => {
    const found = kept.find(({ id }) => id === (input as Asked).params.id);
    if (found === undefined) throw problem(404, 'NOT_FOUND');
    return found;
  };
  const changed = (input: unknown, change: Partial<SavedSearch>) => {
    const next = { ...find(input), ...change };
    kept = kept.map((one) => (one.id === next.id ? next : one));
    return next;
  };
  const bodyOf = (input: unknown) => (input as { readonly body: Record<string, unknown> }).body;
  const isGone = (one: SavedSearch) => one.restorableUntil !== null;
  const answers: FakeAnswer[] = [
    answering(listSavedSearches, ({ query }) => {
      const asked = query as Asked['query'];
      if (asked['deleted'] === 'true') return page(kept.filter(isGone));
      const words = typeof asked['text'] === 'string' ? asked['text'].toLowerCase() : '';
      return page(kept.filter((one) => !isGone(one) && one.name.toLowerCase().includes(words)));
    }),
    answering(shareSavedSearch, (input) => changed(input, { shared: bodyOf(input)['shared'] === true })),
    answering(chooseStartView, (input) =>
      changed(input, { isStartView: bodyOf(input)['isStartView'] === true }),
    ),
    answering(duplicateSavedSearch, (input) => {
      const copy = { ...find(input), id: 'sch_9', name: String(bodyOf(input)['name']) };
      kept = [...kept, copy];
      return copy;
    }),
    answering(scheduleSavedSearch, (input) => {
      const wanted = bodyOf(input)['schedule'] as { cron: string; format: 'xlsx' } | null;
      return changed(input, {
        schedule: wanted === null ? null : { ...schedule, ...wanted, lastProblem: null },
      });
    }),
    answering(deleteSavedSearch, (input) => {
      changed(input, { restorableUntil: '2026-12-22T08:00:00.000Z' });
      return undefined;
    }),
    answering(restoreSavedSearch, (input) => changed(input, { restorableUntil: null })),
    answering(runSavedSearch, { totalCount: 12, ranAt: '2026-11-22T08:00:00.000Z' } as never),
  ];
  return { answers };
}

function open(options: RemoteStageOptions & { readonly kept?: readonly SavedSearch[] } = {}) {
  const { kept = [sports, ofAuditor], answers = [], ...rest } = options;
  const page = renderRemote(<SavedSearchesScreen />, {
    path: '/save-search',
    ...rest,
    answers: [...serverOf(kept).answers, ...answers],
  });
  return { ...page, user: userEvent.setup() };
}

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

/** Opens the menu of a row and chooses from it by the keyboard alone. */
async function choose(user: ReturnType<typeof userEvent.setup>, name: string, action: string) {
  const more = await screen.findByRole('button', { name: `More actions for ${name}` });
  act(() => more.focus());
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

test('each search says its screen, filters in words, owner, readers, last use and schedule', async () => {
  open({ kept: [{ ...sports, schedule, isStartView: true }, ofAuditor] });

  const own = await rowOf('Sports, sent');
  expect(own).toHaveTextContent('Online');
  // On a phone each search is a card.
  expect(own.closest('.th-cards')).not.toBeNull();
  expect(own).toHaveTextContent('Type is SPORTS');
  expect(own).toHaveTextContent('Default');
  expect(own).toHaveTextContent('Monday, 07:00');
  expect(own).toHaveTextContent('next 23 Nov 2026, 07:00 EAT');
  expect(own).toHaveTextContent('The period has no figures.');
  const other = await rowOf('Late loads');
  expect(other).toHaveTextContent('Amani Auditor');
  expect(other).toHaveTextContent('no filters');
  expect(other).toHaveTextContent('20 Nov 2026, 08:58 EAT');
  expect(other).toHaveTextContent('1,240 rows');
});

test('opening goes to the screen with the filters in its address, and tells the server', async () => {
  const { user, visited, sentTo } = open();

  await user.click(await screen.findByRole('button', { name: 'Open Sports, sent' }));

  expect(visited[0]).toMatch(/^\/online\?type=SPORTS&status=SENT/);
  expect(sentTo(runSavedSearch)).toHaveLength(1);
});

test('who owns a search shares it and takes that back; of others there is no such entry', async () => {
  const { user, notices, sentTo } = open();

  await choose(user, 'Sports, sent', 'Share with the brand');

  expect(await within(await rowOf('Sports, sent')).findByText(/Shared/)).toBeInTheDocument();
  expect(notices.at(-1)?.text).toBe('“Sports, sent” is now shared with the brand.');
  await choose(user, 'Sports, sent', 'Stop sharing');
  await waitFor(() =>
    expect(sentTo(shareSavedSearch).map(({ body }) => body)).toEqual([{ shared: true }, { shared: false }]),
  );

  const more = screen.getByRole('button', { name: 'More actions for Late loads' });
  await user.click(more);
  const menu = await screen.findByRole('menuitem', { name: 'Duplicate' });
  const names = within(menu.closest<HTMLElement>('[role=menu]') ?? menu).getAllByRole('menuitem');
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Duplicate',
    'Copy link',
    'Set as my default',
  ]);
});

test('without the right to share there is no such entry, but what is shared can be taken back', async () => {
  const permissions = reporterOfAlder.permissions.filter((one) => one !== 'filters.shared');
  const { user } = open({ session: { permissions } });

  await user.click(await screen.findByRole('button', { name: 'More actions for Sports, sent' }));

  await screen.findByRole('menuitem', { name: 'Duplicate' });
  expect(screen.queryByRole('menuitem', { name: 'Share with the brand' })).not.toBeInTheDocument();
});

test('a copy of somebody else’s search is one’s own and stands in the list', async () => {
  const { user, notices } = open();

  await choose(user, 'Late loads', 'Duplicate');

  expect(await rowOf('Copy of Late loads')).toBeInTheDocument();
  expect(notices.at(-1)?.text).toBe('Saved as “Copy of Late loads”.');
});

test('a search that its screen opens with is marked, and no longer once that is taken back', async () => {
  const { user } = open();

  await choose(user, 'Sports, sent', 'Set as my default');
  expect(await within(await rowOf('Sports, sent')).findByText('Default')).toBeInTheDocument();
  await choose(user, 'Sports, sent', 'Remove as my default');

  await waitFor(() => expect(screen.queryByText('Default')).not.toBeInTheDocument());
});

test('deleting is undone by the keyboard: Undo has the focus, and afterwards the list has it', async () => {
  const { user, notices, sentTo } = open();

  await choose(user, 'Sports, sent', 'Delete');

  const undo = await screen.findByRole('button', { name: /^Undo/ });
  expect(undo).toHaveFocus();
  expect(screen.getByText(/“Sports, sent” was deleted\./)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('row', { name: /Sports, sent/ })).not.toBeInTheDocument());
  await user.keyboard('{Enter}');

  expect(await rowOf('Sports, sent')).toBeInTheDocument();
  expect(sentTo(restoreSavedSearch)).toHaveLength(1);
  expect(notices.at(-1)?.text).toBe('“Sports, sent” was restored.');
  expect(screen.getByRole('region', { name: 'Saved searches' })).toHaveFocus();
});

test('Control Z undoes it from anywhere but a field', async () => {
  const { user, sentTo } = open();
  await choose(user, 'Sports, sent', 'Delete');
  await screen.findByRole('button', { name: /^Undo/ });

  await user.click(screen.getByRole('searchbox', { name: 'Find by name' }));
  await user.keyboard('{Control>}z{/Control}');
  expect(sentTo(restoreSavedSearch)).toHaveLength(0);
  act(() => screen.getByRole('region', { name: 'Saved searches' }).focus());
  await user.keyboard('{Control>}z{/Control}');

  await waitFor(() => expect(sentTo(restoreSavedSearch)).toHaveLength(1));
});

test('a deleted search stands under Deleted with its last day, and comes back from there', async () => {
  const gone = { ...sports, restorableUntil: '2026-12-22T08:00:00.000Z' };
  const { user } = open({ kept: [gone], path: '/save-search?owner=deleted' });

  expect(await rowOf('Sports, sent')).toHaveTextContent('22 Dec 2026, 11:00 EAT');
  await user.click(screen.getByRole('button', { name: 'Restore Sports, sent' }));

  expect(await screen.findByText('Nothing has been deleted in the last 30 days')).toBeInTheDocument();
});

test('a schedule is chosen in words, saved as a pattern, shown with its next run, and ended', async () => {
  const { user, sentTo } = open();

  await choose(user, 'Sports, sent', 'Schedule …');
  expect(await screen.findByText('Schedule “Sports, sent”')).toBeInTheDocument();
  expect(screen.getByText(/Times are in Africa\/Dar_es_Salaam\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save schedule' }));

  expect(await within(await rowOf('Sports, sent')).findByText('Monday, 07:00')).toBeInTheDocument();
  expect(sentTo(scheduleSavedSearch)[0]?.body).toEqual({ schedule: { cron: '0 7 * * 1', format: 'xlsx' } });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'More actions for Sports, sent' })).toHaveFocus(),
  );
  await choose(user, 'Sports, sent', 'Schedule …');
  await user.click(await screen.findByRole('button', { name: 'End schedule' }));
  await waitFor(() => expect(sentTo(scheduleSavedSearch)[1]?.body).toEqual({ schedule: null }));
});

test('a wrong time stays as it was typed, and its field says which times there are', async () => {
  const { user, sentTo } = open();

  await choose(user, 'Sports, sent', 'Schedule …');
  const time = await screen.findByLabelText('Time');
  await user.clear(time);
  await user.type(time, '25:99');
  await user.click(screen.getByRole('button', { name: 'Save schedule' }));

  expect(time).toHaveValue('25:99');
  expect(time).toBeInvalid();
  expect(time).toHaveAccessibleDescription('Enter a time from 00:00 to 23:59, such as 07:00.');
  expect(time).toHaveFocus();
  expect(sentTo(scheduleSavedSearch)).toEqual([]);

  await user.clear(time);
  await user.type(time, '6.30');
  expect(time).toBeValid();
  await user.click(screen.getByRole('button', { name: 'Save schedule' }));
  await waitFor(() =>
    expect(sentTo(scheduleSavedSearch)[0]?.body).toEqual({
      schedule: { cron: '30 6 * * 1', format: 'xlsx' },
    }),
  );
});

test.each([
  ['Every month', 'Day of the month', '31', 'Enter a day from 1 to 28, the days that every month has.'],
  [
    'Custom pattern',
    'Pattern: minute, hour, day, month, weekday',
    '0 7',
    'Enter five parts separated by spaces, such as 0 7 * * 1 for Mondays at 07:00.',
  ],
])('%s: what cannot be is said at its field', async (often, label, typed, words) => {
  const { user, sentTo } = open();

  await choose(user, 'Sports, sent', 'Schedule …');
  await user.click(await screen.findByLabelText('Frequency'));
  await user.click(await screen.findByText(often, { selector: '.ant-select-item-option-content' }));
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.type(field, typed);
  await user.click(screen.getByRole('button', { name: 'Save schedule' }));

  expect(field).toHaveValue(typed);
  expect(field).toHaveAccessibleDescription(words);
  expect(sentTo(scheduleSavedSearch)).toEqual([]);
});

test('a schedule that the server refuses keeps the dialog and says why', async () => {
  const { user } = open({
    answers: [
      answering(scheduleSavedSearch, () => {
        throw problem(422, 'VALIDATION', 'A search runs at most once an hour.');
      }),
    ],
  });

  await choose(user, 'Sports, sent', 'Schedule …');
  await user.click(await screen.findByRole('button', { name: 'Save schedule' }));

  expect(await screen.findByText('The schedule was not saved')).toBeInTheDocument();
  expect(screen.getByText(/A search runs at most once an hour\./)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save schedule' })).toBeInTheDocument();
});

test('a search that somebody else changed meanwhile is saved over what is there then, with its filters of then', async () => {
  const theirs: SavedSearch = { ...sports, name: 'Theirs', query: { type: 'CASINO' }, version: 5 };
  const { problem: conflict } = problem(412, 'VERSION_CONFLICT');
  const { user, sentTo } = open({
    answers: [
      answering(editSavedSearch, ({ headers }) => {
        if (headers?.['If-Match'] === '"5"') return { ...theirs, name: 'Sports of the week', version: 6 };
        throw new ApiError({ ...conflict, current: theirs });
      }),
    ],
  });

  await choose(user, 'Sports, sent', 'Edit');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Sports of the week');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText(/Save again to apply your name/)).toBeInTheDocument();
  expect(name).toHaveValue('Sports of the week');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sentTo(editSavedSearch).at(-1)?.body).toMatchObject({
    ...{ name: 'Sports of the week', query: { type: 'CASINO' } },
  });
});

test('a change that fails names the search and leaves it as it was', async () => {
  const { user } = open({
    answers: [
      answering(shareSavedSearch, () => {
        throw problem(403, 'FORBIDDEN', 'The right to share is gone.');
      }),
    ],
  });

  await choose(user, 'Sports, sent', 'Share with the brand');

  const alert = await screen.findByText('“Sports, sent” was not changed');
  expect(alert.closest('[role=alert]')).toHaveTextContent('The right to share is gone.');
  expect(await rowOf('Sports, sent')).toHaveTextContent('Only me');
});

test('a link that the browser does not let into the clipboard is said so, with the link to copy by hand', async () => {
  const { user, notices } = open();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));

  await choose(user, 'Sports, sent', 'Copy link');

  await waitFor(() =>
    expect(notices.at(-1)).toMatchObject({
      kind: 'error',
      text: expect.stringMatching(
        /blocked access to the clipboard.*\/online\?type=SPORTS&status=SENT/,
      ) as unknown,
    }),
  );
});

test('a list that cannot be read says why and is read again on demand', async () => {
  let isDown = true;
  const { user } = open({
    answers: [
      answering(listSavedSearches, () => {
        if (isDown) throw problem(503, 'UNAVAILABLE', 'The store does not answer.');
        return { items: [sports], page: 1, pageSize: 50, totalCount: 1 };
      }),
    ],
  });

  expect(await screen.findByText('The saved searches could not be loaded')).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await rowOf('Sports, sent')).toBeInTheDocument();
});

test('no search yet leads to a report; no match leads back to all; without a brand there is nothing to list', async () => {
  const none = open({ kept: [] });
  await none.user.click(await screen.findByRole('button', { name: 'Open the online reports' }));
  expect(none.visited).toEqual(['/online']);
  none.unmount();

  const noMatch = open({ path: '/save-search?text=nobody' });
  await noMatch.user.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(await rowOf('Sports, sent')).toBeInTheDocument();
  noMatch.unmount();

  const noBrand = open({ session: { brand: null } });
  expect(noBrand.sentTo(listSavedSearches)).toEqual([]);
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createSavedSearch,
  deleteSavedSearch,
  editSavedSearch,
  listSavedSearches,
  restoreSavedSearch,
  type SavedSearch,
} from '../../contracts/saved-searches';
import { ApiError } from '../../http/api-error';
import { useSearchParams } from '../../kit/router';
import { answering, problem } from '../../testing/fake-http';
import { renderRemote } from '../../testing/render-remote';
import { SavedSearches } from './saved-searches';

const sports: SavedSearch = {
  id: 'sch_1',
  name: 'Sports, sent',
  screen: '/online',
  query: { type: 'SPORTS', status: ['SENT'] },
  periodRule: null,
  columns: ['id', 'ggr', 'goneColumn'],
  shared: false,
  version: 4,
  owner: { id: 'user-1', name: 'Rehema Reporter' },
  isOwn: true,
  isStartView: false,
  filtersText: ['Type is SPORTS'],
  lastRunAt: null,
  lastCount: null,
  schedule: null,
  updatedAt: '2026-11-02T08:00:00.000Z',
  restorableUntil: null,
};

function Screen() {
  const [parameters, setParameters] = useSearchParams();
  const shown = parameters.get('cols')?.split('.') ?? ['id', 'stakes'];
  return (
    <>
      <SavedSearches
        screen="/online"
        names={['type', 'status', 'from', 'to']}
        period
        columns={{
          shown,
          known: ['id', 'ggr', 'stakes'],
          titleOf: (field) => `Column ${field}`,
          write: (next, fields) => next.set('cols', fields.join('.')),
        }}
      />
      <button
        type="button"
        onClick={() => setParameters({ ...Object.fromEntries(parameters), type: 'CASINO' })}
      >
        Other type
      </button>
    </>
  );
}

function show(path: string, answers: Parameters<typeof renderRemote>[1] = {}, views = [sports]) {
  const list = { items: views, page: 1, pageSize: 200, totalCount: views.length };
  return renderRemote(<Screen />, {
    path,
    answers: [answering(listSavedSearches, list), ...(answers.answers ?? [])],
  });
}

test('a link to a search of another brand names that brand, and leads to it there', async () => {
  const list = { items: [], page: 1, pageSize: 200, totalCount: 0 };
  const { problem: missing } = problem(404, 'NOT_FOUND');
  const ofBirch = new ApiError({ ...missing, brand: { id: 'birch', name: 'Birch' } });
  renderRemote(<Screen />, {
    path: '/online?view=sch_9',
    answers: [
      answering(listSavedSearches, ({ query }) => {
        if (JSON.stringify(query).includes('sch_9')) throw ofBirch;
        return list;
      }),
    ],
  });

  expect(await screen.findByRole('link', { name: 'Switch to Birch and open it' })).toHaveAttribute(
    'href',
    '/online?view=sch_9&forBrand=birch',
  );
});

test('picking a view writes its filters and columns into the address, and says which columns are gone', async () => {
  const user = userEvent.setup();
  const page = show('/online?type=OTHER');

  await user.click(await screen.findByRole('button', { name: 'Saved searches' }));
  await user.click(await screen.findByRole('menuitem', { name: /Sports, sent/ }));

  await waitFor(() =>
    expect(page.router.state.location.search).toBe('?type=SPORTS&status=SENT&view=sch_1&cols=id.ggr'),
  );
  expect(
    await screen.findByText(/One column of this search no longer exists: Column goneColumn/),
  ).toBeVisible();
  expect(screen.queryByText('Search changed')).not.toBeInTheDocument();
});

test('a changed view is saved with the version that was read, or reset', async () => {
  const user = userEvent.setup();
  const page = show('/online?type=SPORTS&status=SENT&view=sch_1&cols=id.ggr', {
    answers: [answering(editSavedSearch, { ...sports, version: 5 })],
  });
  await screen.findByRole('button', { name: /Saved search: Sports, sent/ });
  expect(screen.queryByText('Search changed')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Other type' }));
  expect(await screen.findByText('Search changed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(page.sentTo(editSavedSearch)).toHaveLength(1));
  expect(page.sentTo(editSavedSearch)[0]).toMatchObject({
    headers: { 'If-Match': '"4"' },
    body: { name: 'Sports, sent', query: { type: 'CASINO', status: 'SENT' }, columns: ['id', 'ggr'] },
  });

  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(page.router.state.location.search).toContain('type=SPORTS'));
});

test('a bare address opens the start view; one with filters does not', async () => {
  const start = { ...sports, isStartView: true };
  const bare = show('/online', {}, [start]);
  await waitFor(() => expect(bare.router.state.location.search).toContain('view=sch_1'));
  bare.unmount();

  const filtered = show('/online?type=CASINO', {}, [start]);
  await screen.findByRole('button', { name: 'Saved searches' });
  await waitFor(() => expect(filtered.sentTo(listSavedSearches).length).toBeGreaterThan(0));
  expect(filtered.router.state.location.search).toBe('?type=CASINO');
});

test('a name in use is told at its field, and nothing typed is lost', async () => {
  const user = userEvent.setup();
  show('/online?type=CASINO', {
    answers: [
      answering(createSavedSearch, () => {
        throw problem(409, 'NAME_TAKEN');
      }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Saved searches' }));
  await user.click(await screen.findByRole('menuitem', { name: /Save as/ }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.type(name, 'Sports, sent');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('There is a problem');
  expect(name).toHaveValue('Sports, sent');
  expect(name).toHaveAccessibleDescription(/You already have a search with this name/);
  expect(name).toHaveFocus();
});

test('deleting can be undone by the keyboard: the focus is on Undo', async () => {
  const user = userEvent.setup();
  const page = show('/online?type=SPORTS&status=SENT&view=sch_1', {
    answers: [answering(deleteSavedSearch, undefined), answering(restoreSavedSearch, sports)],
  });
  await user.click(await screen.findByRole('button', { name: /More actions for the search/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText(/The search “Sports, sent” was deleted/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();

  await user.keyboard('{Enter}');

  await waitFor(() => expect(page.sentTo(restoreSavedSearch)).toHaveLength(1));
  await waitFor(() => expect(page.router.state.location.search).toContain('view=sch_1'));
});

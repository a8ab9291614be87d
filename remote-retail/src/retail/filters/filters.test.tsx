import { readBranchTree } from '@tallyhouse/shared/contracts/branches';
import {
  activateFilters,
  applyFilters,
  createFilter,
  deleteFilter,
  editFilter,
  loadFiltersList,
  previewFilter,
  restoreFilter,
  type RetailFilter,
} from '@tallyhouse/shared/contracts/retail-filters';
import { listRetailReports } from '@tallyhouse/shared/contracts/retail-reports';
import { ApiError } from '@tallyhouse/shared/http/api-error';
import { answering, problem, type FakeAnswer } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { filterStateOf } from '../memory/stored-shapes';
import { RetailScreen } from '../retail-screen';
import { givenFilter, givenFilters, quietAnswers, tree } from '../testing/given-retail';

// Without looking at every ancestor's style for each click: the page is large.
const user = userEvent.setup({ pointerEventsCheck: 0, delay: null });
const path = '/retail?from=2026-10-01&to=2026-10-31';
const effect = {
  querySummary: ['Region is Arusha'],
  matchCount: { branches: 2, terminals: 9, tickets: 321 },
  totals: { ticketsSold: 300, stakes: '45000.00', winnings: '30000.00', ggr: '15000.00' },
  currency: 'TZS',
};

/** A server that keeps one filter, as far as the tests go. */
function givenServer(start: readonly RetailFilter[]) {
  let items = [...start];
  const set = (next: RetailFilter[]) => {
    items = next;
  };
  const one = (id: string) => items.find(({ filterId }) => filterId === id)!;
  const answers: readonly FakeAnswer[] = [
    ...quietAnswers,
    answering(loadFiltersList, ({ query }) =>
      givenFilters(
        items.filter(
          ({ state }) => (state === 'DELETED') === ((query as { deleted: string }).deleted === 'true'),
        ),
      ),
    ),
    answering(activateFilters, ({ body }) => {
      const { filterIds } = body as { filterIds: string[] };
      set(
        items.map((filter) => ({
          ...filter,
          state: filterIds.includes(filter.filterId) ? 'ACTIVE' : 'INACTIVE',
        })),
      );
      return givenFilters(items);
    }),
    answering(deleteFilter, ({ query }) => {
      const { filterId } = query as { filterId: string };
      set(items.map((filter) => (filter.filterId === filterId ? { ...filter, state: 'DELETED' } : filter)));
    }),
    answering(restoreFilter, ({ query }) => {
      const { filterId } = query as { filterId: string };
      set(items.map((filter) => (filter.filterId === filterId ? { ...filter, state: 'INACTIVE' } : filter)));
      return one(filterId);
    }),
    answering(previewFilter, effect),
    answering(applyFilters, ({ body }) => ({
      ...effect,
      appliedSetId: 'fas_1',
      snapshotId: 'snp-1',
      branchState: (body as { branchState: unknown }).branchState,
    })),
  ];
  return { answers, set, one };
}

const active = givenFilter({ state: 'ACTIVE' });
/** The dialog of a title, without asking every element of the page for its role. */
async function findDialog(title: string): Promise<HTMLElement> {
  return (await screen.findByText(title)).closest<HTMLElement>('[role="dialog"]')!;
}
const openPage = (answers: readonly FakeAnswer[], panel = '', main = {}) =>
  renderRemote(<RetailScreen />, { path: `${path}${panel}`, answers, main });

test('a filter is applied only after its effect was shown; then figures ask for the frozen set', async () => {
  const server = givenServer([active]);
  const opened = openPage(server.answers);

  await user.click(await screen.findByText('Apply 1 change'));
  const dialog = await findDialog('Apply filters to the figures?');
  await waitFor(() => expect(within(dialog).getByText('Added: Dar SSBT')).toBeVisible());
  expect(await within(dialog).findByText('45,000')).toBeVisible();
  expect(within(dialog).getByText('321')).toBeVisible();
  expect(opened.sentTo(applyFilters)).toEqual([]);

  await user.click(within(dialog).getByText('Apply'));

  await waitFor(() =>
    expect(opened.sentTo(listRetailReports).at(-1)?.query).toMatchObject({ appliedSetId: 'fas_1' }),
  );
  expect(opened.sentTo(applyFilters)[0]?.body).toMatchObject({
    filterIds: ['flt_dar'],
    period: { from: '2026-10-01', to: '2026-10-31' },
  });
  expect(filterStateOf(opened.main.read().filterState).applied).toMatchObject({
    setId: 'fas_1',
    filters: [{ id: 'flt_dar', version: 3 }],
  });
  await waitFor(() => expect(screen.queryByText(/^Apply \d/)).toBeNull());
});

test('a bare address shows what was applied last in this browser', async () => {
  const applied = { setId: 'fas_7', filters: [{ id: 'flt_dar', version: 3 }], branches: [], words: [] };
  const opened = openPage(givenServer([active]).answers, '', { filterState: { applied } });

  await waitFor(() =>
    expect(opened.sentTo(listRetailReports).at(-1)?.query).toMatchObject({ appliedSetId: 'fas_7' }),
  );
  expect(new URLSearchParams(opened.router.state.location.search).get('appliedSetId')).toBe('fas_7');
});

test('a filter changed since Apply is marked, and its new version waits for Apply', async () => {
  const applied = { setId: 'fas_7', filters: [{ id: 'flt_dar', version: 2 }], branches: [], words: [] };
  openPage(givenServer([active]).answers, '', { filterState: { applied } });

  const chip = await screen.findByLabelText('Deactivate “Dar SSBT”');

  expect(chip).toHaveTextContent('changed');
  await user.click(screen.getByText('Apply 1 change'));
  await waitFor(() => expect(screen.getByText('Changed: Dar SSBT, version 2 → 3')).toBeVisible());
});

test('deactivating can be undone by keyboard', async () => {
  const opened = openPage(givenServer([active]).answers);
  await user.click(await screen.findByLabelText('Deactivate “Dar SSBT”'));
  const undo = (await screen.findByText(/^Undo/)).closest('button')!;
  expect(undo).toHaveFocus();

  await user.keyboard('{Enter}');

  expect(await screen.findByLabelText('Deactivate “Dar SSBT”')).toBeVisible();
  expect(opened.sentTo(activateFilters).map(({ body }) => body)).toEqual([
    { filterIds: [] },
    { filterIds: ['flt_dar'] },
  ]);
});

test('deleting names the filter, and undo brings it back active as it was', async () => {
  const opened = openPage(givenServer([active]).answers, '&filters=list');
  await user.click(await screen.findByLabelText('Delete “Dar SSBT”'));
  const dialog = await findDialog('Delete “Dar SSBT”?');
  await user.click(within(dialog).getByText('Delete'));

  await user.click((await screen.findByText(/^Undo/)).closest('button')!);

  await waitFor(() => expect(opened.sentTo(restoreFilter)).toHaveLength(1));
  await waitFor(() =>
    expect(opened.sentTo(activateFilters).at(-1)?.body).toEqual({ filterIds: ['flt_dar'] }),
  );
});

test('a filter in use stays, with the words of who uses it', async () => {
  const { answers } = givenServer([active]);
  const refusing = answering(deleteFilter, () => {
    throw problem(409, 'FILTER_IN_USE', 'It cannot be deleted: Bo Approver has it active.');
  });
  openPage([...answers, refusing], '&filters=list');
  await user.click(await screen.findByLabelText('Delete “Dar SSBT”'));
  const dialog = await findDialog('Delete “Dar SSBT”?');

  await user.click(within(dialog).getByText('Delete'));

  await waitFor(() => expect(within(dialog).getByText(/Bo Approver has it active/)).toBeVisible());
});

describe('the form', () => {
  const saveIt = async () => user.click(await screen.findByText('Save filter'));

  test('an empty form is refused by a focused summary that leads to the fields', async () => {
    const opened = openPage(givenServer([]).answers, '&filters=new');
    await saveIt();

    const summary = (await screen.findByText('There is a problem')).parentElement!;
    expect(summary).toHaveFocus();
    const lines = within(summary).getAllByRole('link');
    expect(lines.map((line) => line.textContent)).toEqual([
      'Enter a name for the filter.',
      'Add at least one condition.',
    ]);
    const name = screen.getByLabelText('Name');
    expect(name).toHaveAccessibleDescription(/Enter a name for the filter\./);
    await user.click(lines[0]!);
    expect(name).toHaveFocus();
    expect(opened.sentTo(createFilter)).toEqual([]);
  });

  test('a filter is kept as entered', async () => {
    const created = answering(createFilter, ({ body }) =>
      givenFilter({ ...(body as Partial<RetailFilter>), filterId: 'flt_new' }),
    );
    const opened = openPage([...givenServer([]).answers, created], '&filters=new');
    await user.type(await screen.findByLabelText('Name'), '  Arusha ');
    await user.click(screen.getByText('Add condition'));
    await user.type(screen.getByLabelText('Values'), 'aru');
    await user.click(await screen.findByText('Arusha', { selector: '.ant-select-item-option-content' }));
    await saveIt();

    await waitFor(() =>
      expect(opened.sentTo(createFilter)[0]?.body).toEqual({
        name: 'Arusha',
        shared: false,
        criteria: { all: [{ field: 'region', op: 'in', value: ['Arusha'] }] },
      }),
    );
    expect(opened.notices).toContainEqual({ kind: 'success', text: '“Arusha” was saved.' });
  });

  test('where the locations cannot be loaded it says so, and a retry brings them', async () => {
    let isBroken = true;
    const locations = answering(readBranchTree, () => {
      if (isBroken) throw problem(404, 'NOT_FOUND');
      return tree;
    });
    openPage([...givenServer([]).answers, locations], '&filters=new');
    const notice = await screen.findByText('The locations could not be loaded');
    isBroken = false;
    await user.click(screen.getByText('Try again'));

    await waitFor(() => expect(notice).not.toBeInTheDocument());
    await user.click(screen.getByText('Add condition'));
    await user.type(screen.getByLabelText('Values'), 'aru');
    expect(
      await screen.findByText('Arusha', { selector: '.ant-select-item-option-content' }),
    ).toBeInTheDocument();
  });

  test('a name in use is said at the name', async () => {
    const refusing = answering(editFilter, () => {
      throw problem(409, 'NAME_TAKEN');
    });
    openPage([...givenServer([active]).answers, refusing], '&filters=flt_dar');
    await saveIt();

    expect((await screen.findAllByText(/Another filter has this name/))[0]).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/Another filter has this name/);
  });

  test('faults that the server finds stand at their conditions', async () => {
    const refusing = answering(editFilter, () => {
      throw new ApiError({
        type: 'about:blank',
        title: 'The request is not valid',
        status: 400,
        code: 'VALIDATION',
        traceId: 'trace-1',
        errors: [{ field: 'criteria.all.0.value', code: 'UNKNOWN', message: 'There is no region "X"' }],
      });
    });
    openPage([...givenServer([active]).answers, refusing], '&filters=flt_dar');
    await saveIt();

    expect((await screen.findAllByText('Region: There is no region "X"'))[0]).toBeVisible();
    expect(screen.getByLabelText('Values')).toHaveAccessibleDescription(/There is no region/);
  });

  test('who was overtaken keeps what was typed and may save over it', async () => {
    const server = givenServer([active]);
    let tries = 0;
    const edited = answering(editFilter, ({ body }) => {
      tries += 1;
      if (tries > 1) return givenFilter({ ...(body as Partial<RetailFilter>), version: 5 });
      server.set([givenFilter({ version: 4, summary: 'Region is Dodoma' })]);
      throw problem(412, 'VERSION_CONFLICT');
    });
    const opened = openPage([...server.answers, edited], '&filters=flt_dar');
    const name = await screen.findByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Mine');
    await saveIt();

    expect(await screen.findByText(/It is now version 4: Region is Dodoma/)).toBeVisible();
    await user.click(screen.getByText('Overwrite with mine'));

    await waitFor(() => expect(opened.sentTo(editFilter)).toHaveLength(2));
    expect(opened.sentTo(editFilter).map(({ body }) => (body as { name: string }).name)).toEqual([
      'Mine',
      'Mine',
    ]);
  });

  test('leaving with unsaved changes is asked about, and staying loses nothing', async () => {
    const opened = openPage(givenServer([active]).answers, '&filters=flt_dar');
    await user.type(await screen.findByLabelText('Name'), ' two');

    await user.click(screen.getByText('All filters'));
    const dialog = await findDialog('Leave without saving?');
    await user.click(within(dialog).getByText('Keep editing'));
    expect(screen.getByLabelText('Name')).toHaveValue('Dar SSBT two');

    await user.click(screen.getByText('All filters'));
    const again = await findDialog('Leave without saving?');
    await user.click(within(again).getByText('Leave without saving'));
    expect(await screen.findByLabelText('Activate “Dar SSBT”')).toBeVisible();
    expect(filterStateOf(opened.main.read().filterState).draft).toBeNull();
  });

  test('a draft outlives the page: it is kept, and comes back with the form', async () => {
    const first = openPage(givenServer([active]).answers, '&filters=flt_dar');
    await user.type(await screen.findByLabelText('Name'), ' three');
    await waitFor(() =>
      expect(filterStateOf(first.main.read().filterState).draft?.name).toBe('Dar SSBT three'),
    );
    const kept = first.main.read();
    first.unmount();

    openPage(givenServer([active]).answers, '&filters=flt_dar', kept);

    expect(await screen.findByLabelText('Name')).toHaveValue('Dar SSBT three');
    expect(screen.getByText('Your unsaved changes have been restored.')).toBeVisible();
    await user.click(screen.getByText('Discard them'));
    expect(screen.getByLabelText('Name')).toHaveValue('Dar SSBT');
  });
});

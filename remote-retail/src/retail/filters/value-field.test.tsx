import { readBranchTree } from '@tallyhouse/shared/contracts/branches';
import { answering, problem, type FakeAnswer } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { givenFilters, tree } from '../testing/given-retail';
import { ConditionRow } from './condition-row';
import { emptyCondition } from './draft-criteria';
import { useValueOptions } from './value-options';

const user = userEvent.setup({ pointerEventsCheck: 0, delay: null });
const region = givenFilters([]).fields.find(({ field }) => field === 'region')!;

function OneCondition() {
  const [condition, setCondition] = useState(() => emptyCondition('region', 'in'));
  const optionsOf = useValueOptions('alder-shops');
  return (
    <>
      <ConditionRow
        {...{ condition, fields: [region], optionsOf, fault: undefined }}
        onChange={setCondition}
        onRemove={jest.fn()}
      />
      <output>{condition.values.join()}</output>
    </>
  );
}
const openWith = (answers: readonly FakeAnswer[]) =>
  renderRemote(<OneCondition />, { path: '/retail', answers });
const entered = () => screen.getByRole('status').textContent;

test('places that are late are awaited in words, and what was typed meanwhile finds its place', async () => {
  let come: (places: typeof tree) => void = () => undefined;
  const late = new Promise<typeof tree>((resolve) => {
    come = resolve;
  });
  openWith([answering(readBranchTree, () => late)]);
  await user.type(screen.getByLabelText('Values'), 'Arusha');
  expect(screen.getByText('Loading locations…')).toBeVisible();

  come(tree);
  await user.click(await screen.findByText('Arusha', { selector: '.ant-select-item-option-content' }));

  expect(entered()).toBe('Arusha');
});

test('where the places cannot be loaded one is typed', async () => {
  openWith([
    answering(readBranchTree, () => {
      throw problem(404, 'NOT_FOUND');
    }),
  ]);
  await waitFor(() => expect(screen.getByText('Type and press Enter')).toBeVisible());

  await user.type(screen.getByLabelText('Values'), 'Arusha{Enter}');

  expect(entered()).toBe('Arusha');
});

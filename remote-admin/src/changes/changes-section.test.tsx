import {
  changeExample,
  confirmChange,
  listChanges,
  readChange,
  refuseChange,
  withdrawChange,
  type ChangeDetail,
} from '@tallyhouse/shared/contracts/changes';
import { listRoles } from '@tallyhouse/shared/contracts/roles';
import { answering, problem } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ChangesSection } from './changes-section';
import { dialogTitled } from './testing/dialog-titled';

const detail = changeExample as ChangeDetail;
const approver = { permissions: ['administration.view', 'administration.confirm'] };

function assignmentOf(id: string, name: string, brandId = 'alder') {
  const user = { id, name, email: `${id}@tallyhouse.test` };
  return { role: 'approver', brandId, jurisdictions: null, validUntil: null, user, isInForce: true };
}

function given(change: ChangeDetail, more: Parameters<typeof renderRemote>[1] = {}) {
  return renderRemote(<ChangesSection />, {
    path: '/settings/changes',
    session: approver,
    ...more,
    answers: [
      answering(listChanges, { items: [change], page: 1, pageSize: 20, totalCount: 1 }),
      answering(readChange, change),
      answering(listRoles, {
        ...{ page: 1, pageSize: 100, totalCount: 3, roles: [] },
        items: [
          assignmentOf('u_3', 'Amos Approver'),
          assignmentOf('u_2', 'Rehema Reporter'),
          assignmentOf('u_9', 'Edna of Elm', 'elm'),
        ],
      }),
      ...(more.answers ?? []),
    ],
  });
}

async function openTheChange() {
  fireEvent.click(await screen.findByRole('button', { name: `Open: ${detail.summary}` }));
  return dialogTitled('Proposed change');
}

test('what waits says what, why, who and until when, and opens field by field in words', async () => {
  given(detail);
  const drawer = await openTheChange();

  expect(await within(drawer).findByText('She takes over the shops of Dar es Salaam.')).toBeVisible();
  expect(within(drawer).getByText(/has the permissions of the role/)).toBeVisible();
  const row = within(drawer).getByRole('row', { name: /Role/ });
  expect(row).toHaveTextContent('Reporter');
  expect(within(drawer).getByText('Adam Admin proposed it')).toBeVisible();
});

test('a change that replaces something shows both, before and after', async () => {
  given({
    ...detail,
    document: { validUntil: null, isDisabled: true },
    differences: [
      { field: 'validUntil', before: null, after: '2026-12-31T21:00:00.000Z' },
      { field: 'isDisabled', before: true, after: false },
    ],
  });
  const drawer = await openTheChange();

  const until = await within(drawer).findByRole('row', { name: /^Until/ });
  expect(until).toHaveTextContent(/No end.*1 Jan 2027, 00:00 EAT/);
  expect(within(drawer).getByRole('row', { name: /^Account deactivated/ })).toHaveTextContent(/Yes.*No/);
});

test('somebody else’s change is confirmed with six digits, and with nothing else', async () => {
  const { sentTo, notices } = given(detail, {
    answers: [answering(confirmChange, { ...detail, state: 'APPLIED', mayConfirm: false })],
  });
  await openTheChange();
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  const dialog = await dialogTitled('Confirm this change?');

  fireEvent.change(within(dialog).getByLabelText('Authenticator code'), {
    target: { value: '12 34' },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  expect(within(dialog).getByText(/Enter the six digits/)).toBeInTheDocument();
  expect(sentTo(confirmChange)).toHaveLength(0);

  fireEvent.change(within(dialog).getByLabelText('Authenticator code'), {
    target: { value: '123 456' },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Confirmed and applied' }]));
  expect(sentTo(confirmChange)).toEqual([
    expect.objectContaining({ params: { id: 'chg_1' }, body: { otp: '123456' } }),
  ]);
});

test('a change over something that was changed meanwhile says what to do', async () => {
  given(detail, {
    answers: [
      answering(confirmChange, () => {
        throw problem(409, 'CHANGE_OUTDATED');
      }),
    ],
  });
  await openTheChange();
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  const dialog = await dialogTitled('Confirm this change?');
  fireEvent.change(within(dialog).getByLabelText('Authenticator code'), {
    target: { value: '123456' },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));

  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    /have it proposed again on the current values/,
  );
});

test('refusing needs a reason that can be read', async () => {
  const { sentTo } = given(detail, {
    answers: [answering(refuseChange, { ...detail, state: 'REFUSED', mayConfirm: false })],
  });
  await openTheChange();
  fireEvent.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = await dialogTitled('Reject this change?');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(within(dialog).getByText('Enter at least 10 characters.')).toBeInTheDocument();

  fireEvent.change(within(dialog).getByLabelText('Reason'), {
    target: { value: 'She is on leave until March.' },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(sentTo(refuseChange)).toEqual([
      expect.objectContaining({ body: { reason: 'She is on leave until March.' } }),
    ]),
  );
});

test('an own proposal names who can decide, leaving out its subject and other brands, and can be withdrawn', async () => {
  const own = { ...detail, proposedBy: { id: 'user-1', name: 'Rehema' }, mayConfirm: false };
  const { sentTo } = given(own, {
    answers: [answering(withdrawChange, { ...own, state: 'WITHDRAWN' })],
  });
  await openTheChange();

  expect(await screen.findByText('Can be confirmed by: Amos Approver.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  const dialog = await dialogTitled('Withdraw your proposal?');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(sentTo(withdrawChange)).toHaveLength(1));
});

test('who may not decide learns why', async () => {
  given({ ...detail, mayConfirm: false, obstacle: 'It needs the permission.' });
  await openTheChange();
  expect(await screen.findByText(/Your role cannot confirm changes here/)).toBeVisible();
});

test('the box and the kind stand in the address, and are what the server is asked', async () => {
  const { sentTo, router } = given(detail, { path: '/settings/changes?box=done&kind=API_REPLAY' });
  await screen.findByRole('button', { name: /^Open:/ });

  expect(sentTo(listChanges)[0]?.query).toMatchObject({ box: 'done', kind: 'API_REPLAY' });
  fireEvent.click(screen.getByText('Proposed by me'));
  await waitFor(() => expect(sentTo(listChanges).at(-1)?.query).toMatchObject({ box: 'mine' }));
  expect(router.state.location.search).toContain('box=mine');
});

test('a list that fails says why and is asked for again', async () => {
  let isDown = true;
  const { sentTo } = given(detail, {
    answers: [
      answering(listChanges, () => {
        if (isDown) throw problem(503, 'INTERNAL', 'The store is away');
        return { items: [detail], page: 1, pageSize: 20, totalCount: 1 };
      }),
    ],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be loaded.*The store is away/);
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByRole('button', { name: /^Open:/ })).toBeVisible();
  expect(sentTo(listChanges)).toHaveLength(2);
});

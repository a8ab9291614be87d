import { listAuthorities, listObligations } from '@tallyhouse/shared/contracts/authorities';
import { changeExample, proposeChange, type ChangeDetail } from '@tallyhouse/shared/contracts/changes';
import { listRulePacks, proposeRulePack } from '@tallyhouse/shared/contracts/rule-packs';
import { answering, problem, type FakeAnswer } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dialogTitled } from '../../changes/testing/dialog-titled';
import { AuthoritiesScreen } from '../authorities-screen';

const reason = 'The adviser has read the new act.';
const answers: readonly FakeAnswer[] = [
  answering(listAuthorities, () => listAuthorities.example?.answer),
  answering(listObligations, () => listObligations.example?.answer),
  answering(listRulePacks, () => listRulePacks.example?.answer),
  answering(proposeChange, changeExample as ChangeDetail),
  answering(proposeRulePack, changeExample as ChangeDetail),
];

function open(path: string, more: Parameters<typeof renderRemote>[1] = {}) {
  return renderRemote(<AuthoritiesScreen />, {
    path,
    session: { permissions: ['authorities.view', 'administration.propose'] },
    ...more,
    answers: [...answers, ...(more.answers ?? [])],
  });
}

async function dialogOf(button: RegExp, title: string) {
  fireEvent.click(await screen.findByRole('button', { name: button }));
  return dialogTitled(title);
}

function fill(dialog: HTMLElement, fields: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
}

const send = (dialog: HTMLElement) =>
  fireEvent.click(within(dialog).getByRole('button', { name: 'Propose' }));

test('an obligation is proposed as a whole, with what was changed in it', async () => {
  const page = open('/authorities?authority=TRA');
  const dialog = await dialogOf(/^Propose a change to Gaming tax return/, 'Propose a change to GGT-SPORTS');
  fill(dialog, { 'Days after the end (optional)': '10', Reason: reason });
  send(dialog);

  expect(await screen.findByText(/Assign Rehema Reporter/)).toBeVisible();
  const [sent] = page.sentTo(proposeChange);
  expect(sent?.body).toMatchObject({ kind: 'OBLIGATION', reason });
  expect(sent?.body).toHaveProperty('payload', {
    authorityId: 'TRA',
    obligation: expect.objectContaining({
      code: 'GGT-SPORTS',
      title: { en: 'Gaming tax return, sports betting, monthly' },
      due: { anchor: 'PERIOD_END', days: 10, roll: 'NONE' },
      products: ['SPORTS_PREMATCH', 'SPORTS_LIVE'],
      fulfilledBy: { kind: 'REPORT', reportType: 'TZ_SPORTS_MONTHLY' },
    }),
  });
  expect(JSON.stringify(sent?.body)).not.toMatch(/dueWords|nextDue|isChanged/);
});

test('a new obligation says what is missing, and is sent once it is whole', async () => {
  const page = open('/authorities?authority=TRA');
  const dialog = await dialogOf(/^Propose an obligation to TRA/, 'Propose an obligation to TRA');
  fill(dialog, { Code: 'small letters' });
  send(dialog);
  expect(within(dialog).getByLabelText('Code')).toBeInvalid();
  expect(within(dialog).getByLabelText('Title in English')).toBeInvalid();
  expect(page.sentTo(proposeChange)).toHaveLength(0);

  fill(dialog, {
    Code: 'NEW-RETURN',
    'Title in English': 'New return',
    Source: 'New Act s.1',
    Reason: reason,
  });
  send(dialog);
  await waitFor(() => expect(page.sentTo(proposeChange)).toHaveLength(1));
  expect(page.sentTo(proposeChange)[0]?.body).toHaveProperty('payload.obligation.code', 'NEW-RETURN');
});

test('a connection asks for an address that begins with https and for whole hours, each in its own words', async () => {
  const page = open('/authorities?authority=TRA');
  const dialog = await dialogOf(/^Propose a connection of Alder to TRA/, 'Propose a connection to TRA');
  fill(dialog, { Address: 'http://returns.authority.example/v1', Reason: reason });
  send(dialog);
  expect(within(dialog).getByLabelText('Address')).toBeInvalid();
  expect(page.sentTo(proposeChange)).toHaveLength(0);

  fill(dialog, { Address: 'https://returns.authority.example/v2', 'Response time, hours': 'two days' });
  send(dialog);
  expect(within(dialog).getByLabelText('Response time, hours')).toHaveAccessibleDescription(
    'Enter a whole number of hours from 1 to 2,000, or leave it empty.',
  );

  fill(dialog, { 'Response time, hours': '' });
  send(dialog);
  await waitFor(() => expect(page.sentTo(proposeChange)).toHaveLength(1));
  expect(page.sentTo(proposeChange)[0]?.body).toMatchObject({
    kind: 'AUTHORITY',
    payload: {
      ...{ deed: 'CONNECT', brandId: 'alder', authorityId: 'TRA' },
      connection: {
        ...{ environment: 'TEST', endpoint: 'https://returns.authority.example/v2' },
        ...{ certificateUntil: '2027-03-31', ackHours: null, trackedFrom: '2026-07-01' },
      },
    },
  });
});

test('a rule pack comes from a file; what the server refuses is shown rule by rule', async () => {
  let isRefused = true;
  const page = open('/authorities?view=rules', {
    answers: [
      answering(proposeRulePack, () => {
        if (!isRefused) return changeExample;
        const refusal = problem(400, 'VALIDATION', 'The request is not valid');
        const of = 'document.TZ.GGT.SPORTS.2018-07-01';
        throw Object.assign(refusal, {
          problem: {
            ...refusal.problem,
            errors: [
              { field: `${of}.charge.rate`, code: 'RULE', message: 'not a fraction' },
              { field: `${of}.status`, code: 'RULE', message: 'unknown' },
            ],
          },
        });
      }),
    ],
  });
  const dialog = await dialogOf(/^Propose a rule pack/, 'Propose a rule pack');
  const choose = (name: string, text: string) =>
    fireEvent.change(dialog.querySelector<HTMLInputElement>('input[type="file"]')!, {
      target: { files: [new File([text], name, { type: 'application/json' })] },
    });
  fill(dialog, { Name: 'Rules of 2027', Source: 'Finance Act 2026, read by the adviser', Reason: reason });
  choose('notes.json', 'not JSON');
  expect(await within(dialog).findByText(/does not contain a JSON object/)).toBeVisible();
  send(dialog);
  expect(page.sentTo(proposeRulePack)).toHaveLength(0);

  choose('rules.json', '{"format":"tallyhouse-rules/1","rules":[]}');
  expect(await within(dialog).findByText(/^rules.json, 42 bytes/)).toBeVisible();
  send(dialog);
  const refusal = await within(dialog).findByRole('alert');
  expect(refusal).toHaveTextContent(
    /Rule TZ.GGT.SPORTS.2018-07-01charge.rate: not a fractionstatus: unknown/,
  );

  isRefused = false;
  send(dialog);
  expect(await screen.findByText(/Assign Rehema Reporter/)).toBeVisible();
  expect(page.sentTo(proposeRulePack).at(-1)?.body).toMatchObject({
    name: 'Rules of 2027',
    document: { format: 'tallyhouse-rules/1', rules: [] },
    reason,
  });
});

test('who may not propose is offered nothing of it', async () => {
  open('/authorities?authority=TRA', { session: { permissions: ['authorities.view'] } });
  expect(await screen.findByText(/Gaming tax return, sports betting/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Propose|Declare)/ })).toBeNull();
});

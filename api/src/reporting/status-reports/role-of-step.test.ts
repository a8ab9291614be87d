import { roleOfStep } from './role-of-step';

test.each([
  ['a decision is the approver’s', 'PENDING_CONFIRMATION', 'CONFIRMED', ['reporter', 'approver'], 'approver'],
  ['so is sending it back', 'PENDING_CONFIRMATION', 'RETURNED', ['approver', 'reporter'], 'approver'],
  ['handing in is the reporter’s', 'SIMULATED', 'PENDING_CONFIRMATION', ['approver', 'reporter'], 'reporter'],
  ['figures are made by who may simulate', null, 'SIMULATED', ['viewer', 'approver'], 'approver'],
  ['somebody who lost the role has none', 'SIMULATED', 'DELETED', ['viewer'], null],
  ['nobody has none', 'CONFIRMED', 'SENDING', [], null],
] as const)('%s', (_, from, to, held, role) => {
  expect(roleOfStep({ from, to }, held)).toBe(role);
});

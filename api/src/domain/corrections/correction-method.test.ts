import { machineGamesDutyLimit } from './correct-period';
import { correctionRuleOf } from './correction-method';

const read = { proof: 'VERIFIED', source: 'The Act, s. 31' } as const;

test('a British difference is carried within the limit, and any other period restated', () => {
  expect(correctionRuleOf('HMRC')).toMatchObject({ method: 'CARRY', limit: machineGamesDutyLimit });
  expect(correctionRuleOf('TRA')).toMatchObject({ method: 'RESTATE', limit: null, proof: 'UNVERIFIED' });
});

test('what the register says wins, and takes the limit only with its method', () => {
  expect(correctionRuleOf('TRA', { method: 'NEXT_PERIOD', ...read })).toEqual({
    method: 'CARRY',
    limit: null,
    ...read,
  });
  expect(correctionRuleOf('HMRC', { method: 'REPLACE', ...read })).toMatchObject({
    method: 'RESTATE',
    limit: null,
  });
  expect(correctionRuleOf('HMRC', { method: 'NEXT_PERIOD', ...read })).toMatchObject({
    method: 'CARRY',
    limit: machineGamesDutyLimit,
  });
});

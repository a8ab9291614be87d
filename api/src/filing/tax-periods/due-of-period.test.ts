import { shippedPack } from '../../taxes/assessment/read-current-pack';
import { registerWith } from '../../taxes/obligations/load-register';
import { dueOfPeriod } from './due-of-period';

const october = { from: '2026-10-01', to: '2026-10-31' };
const swedish = { authority: 'Skatteverket', code: 'SPS', productClass: 'LICENSED', period: october };

function ruleNamed(id: string) {
  const rule = shippedPack().rules.find((one) => one.id === id);
  if (rule === undefined) throw new Error(`no rule ${id}`);
  return rule;
}

/** The register of a house that declared the 26th for its Swedish return. */
function declared() {
  const obligation = registerWith({ entries: [], holidays: [] })
    .find(({ id }) => id === 'Skatteverket')
    ?.obligations.find(({ code }) => code === 'SPS-MONTHLY');
  const document = { ...obligation, due: { anchor: 'PERIOD_END', days: 26, roll: 'FOLLOWING_WORKING_DAY' } };
  return registerWith({
    entries: [{ authority_id: 'Skatteverket', code: 'SPS-MONTHLY', document }],
    holidays: [],
  });
}

test('a tax whose day its law leaves to the class of the taxpayer is due on the day that the house declared', () => {
  const rule = ruleNamed('SE.SPS.LICENSED.2024-07-01');

  expect(dueOfPeriod(swedish, rule, registerWith({ entries: [], holidays: [] })).due).toMatchObject({
    kind: 'UNDATED',
    why: 'TOLD_BY_FORM',
  });
  expect(dueOfPeriod(swedish, rule, declared()).due).toMatchObject({ kind: 'DATED', day: '2026-11-26' });
});

test('a day that is declared for one tax is not that of another', () => {
  const rule = ruleNamed('ES.IAJ.ONLINE.2018-07-05');
  const spanish = { ...swedish, authority: 'AEAT', code: 'IAJ' };

  expect(dueOfPeriod(spanish, rule, declared()).due).toMatchObject({ why: 'TOLD_BY_FORM' });
});

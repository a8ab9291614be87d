import type { ChangeDetail } from '@tallyhouse/shared/contracts/changes';
import type { Problem } from '@tallyhouse/shared/contracts/problem';
import type { RulePackLine } from '@tallyhouse/shared/contracts/rule-packs';
import { confirmAs, givenAuthenticator } from '../../house/changes/testing/two-people';
import { packRules } from '../../domain/rules/rule-pack';
import type { Rule } from '../../domain/rules/rule-schema';
import shippedDocument from '../../domain/rules/rules.json';
import { alder, elm, givenBrands, givenPayment } from '../../figures/testing/given-facts';
import { openTestStore } from '../../store/testing/open-test-store';
import { startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';
import { readCurrentPack, shippedPack } from '../../taxes/assessment/read-current-pack';

const now = '2026-04-10T08:00:00Z';
const sports = 'TZ.GGT.SPORTS.2018-07-01';
let app: TestApp;
let admin: TestCaller;
let approver: TestCaller;

beforeEach(async () => {
  const store = await openTestStore();
  await givenBrands(store, [alder, elm]);
  app = await startTestApp(store, { now });
  admin = await app.signIn({ role: 'admin', brandIds: '*' });
  approver = await app.signIn({ role: 'approver', brandIds: '*' });
  await givenAuthenticator(app, 'u_approver');
});
afterEach(() => app.close());

/** The shipped rules with one of them changed. */
function documentWith(changes: Partial<Rule>): { format: string; rules: Rule[] } {
  const rules = shippedPack().rules.map((rule) => (rule.id === sports ? { ...rule, ...changes } : rule));
  return { format: 'tallyhouse-rules/1', rules };
}

function propose(caller: TestCaller, document: unknown) {
  const body = {
    name: 'Rate of sports betting confirmed',
    source: 'Finance Act, read by the adviser',
    document,
    reason: 'The adviser has read the enacted text.',
  };
  return caller('POST', '/api/RulePacks', { body });
}

async function adopt(document: unknown): Promise<void> {
  const proposed = (await propose(admin, document)).json<ChangeDetail>();
  const confirmed = await confirmAs(
    app,
    { caller: approver, userId: 'u_approver', now: new Date(now) },
    proposed.id,
  );
  expect(confirmed.statusCode).toBe(200);
}

async function packs(): Promise<RulePackLine[]> {
  return (await approver('GET', '/api/RulePacks')).json<{ items: RulePackLine[] }>().items;
}

test('what its taxes on winnings charge is kept by day from then on, of all brands, and what no rule charges is not', async () => {
  const { store } = app;
  for (const brand_id of ['alder', 'elm'])
    await givenPayment(store, { brand_id, gross: '1001', day: '2026-03-10' });
  const { rules } = documentWith({});
  const charged = (rate: string): Rule['charge'] => ({ unit: 'RATE', rate });

  await adopt({
    format: 'tallyhouse-rules/1',
    rules: rules.map((rule) => (rule.code === 'WHT' ? { ...rule, charge: charged('0.20') } : rule)),
  });

  const kept = await store.query<Record<string, string>>(
    `select brand_id, terms, cast(rounded as varchar) as rounded from winnings_charge where entries > 0 order by 1, 2`,
  );
  expect(kept.filter((row) => row['brand_id'] === 'alder')).toEqual([
    { brand_id: 'alder', terms: 'OVER_CASH 0.2 0.01 HALF_UP', rounded: '200.2000' },
    { brand_id: 'alder', terms: 'OVER_CASH 0.2 1 HALF_UP', rounded: '200.0000' },
  ]);
  expect(kept).toHaveLength(4);
});

test('a pack is in force once somebody else has confirmed it, and figures are computed by it', async () => {
  const document = documentWith({ status: 'VERIFIED' });
  const expected = packRules(document.rules).version;

  const proposed = await propose(admin, document);
  expect(proposed.statusCode).toBe(201);
  expect(proposed.json<ChangeDetail>()).toMatchObject({
    summary:
      'Adopt the rule pack “Rate of sports betting confirmed”: 48 rules, 1 rule differs from the pack in force',
    state: 'OPEN',
  });
  expect(await packs()).toMatchObject([{ origin: 'SHIPPED', isCurrent: true }]);

  const own = await confirmAs(
    app,
    { caller: approver, userId: 'u_approver', now: new Date(now) },
    proposed.json<ChangeDetail>().id,
  );
  expect(own.statusCode).toBe(200);

  expect(await packs()).toMatchObject([
    {
      version: expected,
      origin: 'ADOPTED',
      isCurrent: true,
      proposedBy: 'u_admin',
      confirmedBy: 'u_approver',
      adoptedAt: '2026-04-10T08:00:00.000Z',
    },
    { version: shippedPack().version, origin: 'SHIPPED', isCurrent: false },
  ]);
  expect((await readCurrentPack(app.store)).version).toBe(expected);
  const audit = await app.store.query(`select object_id from audit_event where action = 'RULE_PACK_CHANGED'`);
  expect(audit).toEqual([{ object_id: expected }]);
});

test('two packs are compared in words', async () => {
  await adopt(documentWith({ charge: { unit: 'RATE', rate: '0.3' } }));
  const [adopted, shipped] = await packs();

  const answer = await approver('GET', '/api/RulePacks/compare', {
    query: { a: shipped!.version, b: adopted!.version },
  });

  expect(answer.json<{ differences: unknown }>().differences).toEqual([
    {
      ruleId: sports,
      kind: 'CHANGED',
      words: ['Charge: 30 % × GGR, previously 25 % × GGR.'],
      said: [{ code: 'CHARGES', params: { charge: '30 % × GGR', before: '25 % × GGR' } }],
    },
  ]);
  const unknown = `sha256:${'0'.repeat(64)}`;
  expect(
    (await approver('GET', '/api/RulePacks/compare', { query: { a: unknown, b: shipped!.version } }))
      .statusCode,
  ).toBe(404);
});

test('the pack in force is not proposed again, an earlier one is', async () => {
  expect((await propose(admin, shippedDocument)).json<Problem>().code).toBe('PACK_KNOWN');

  await adopt(documentWith({ status: 'VERIFIED' }));
  await adopt(shippedDocument);
  expect(await packs()).toMatchObject([
    { version: shippedPack().version, origin: 'ADOPTED', isCurrent: true },
    { isCurrent: false },
  ]);

  await adopt(documentWith({ status: 'VERIFIED' }));
  expect((await packs()).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
});

test.each<[string, unknown, string]>([
  [
    'a field that is wrong',
    documentWith({ charge: { unit: 'RATE', rate: '25' } }),
    `document.${sports}.charge.rate`,
  ],
  [
    'a rule twice',
    { format: 'tallyhouse-rules/1', rules: [shippedPack().rules[0], shippedPack().rules[0]] },
    `document.${shippedPack().rules[0]!.id}.id`,
  ],
  ['no rules', { format: 'tallyhouse-rules/1', rules: [] }, 'document.rules'],
  ['another format', { format: 'x', rules: [] }, 'document.format'],
])('a pack with %s is refused, naming it', async (_words, document, field) => {
  const answer = await propose(admin, document);
  expect(answer.statusCode).toBe(400);
  expect(answer.json<Problem>().errors?.map((error) => error.field)).toContain(field);
});

test('rules are for the whole house: rights for one brand are not enough', async () => {
  const document = documentWith({ status: 'VERIFIED' });
  const adminOfAlder = await app.signIn({ role: 'admin', brandIds: ['alder'], id: 'u_admin_alder' });
  expect((await propose(adminOfAlder, document)).statusCode).toBe(403);
  expect((await propose(approver, document)).statusCode).toBe(403);
});

test('a stored pack that somebody changed in the store is not used', async () => {
  await adopt(documentWith({ status: 'VERIFIED', note: 'as adopted' }));
  const changed = documentWith({ charge: { unit: 'RATE', rate: '0.01' }, note: 'forged' });
  await app.store.query('update rule_pack set document = $1, version = $2', [
    JSON.stringify(changed),
    `sha256:${'1'.repeat(64)}`,
  ]);

  await expect(readCurrentPack(app.store)).rejects.toThrow('was changed');
});

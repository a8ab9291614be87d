import { handleAllChanges } from '../../app/change-handlers';
import fc from 'fast-check';
import { givenOtpSecret } from '../../platform/auth/testing/given-otp-secret';
import { totpCode } from '../../platform/auth/totp';
import { readUser } from '../../platform/auth/read-session';
import { ProblemError } from '../../platform/http/problems';
import { openTestStore } from '../../store/testing/open-test-store';
import type { Store } from '../../store/store';
import { givenBrand, givenUser } from '../../app/testing/test-app';
import { confirmChange, refuseChange, withdrawChange, type Decider } from './decide-change';
import { proposeChange } from './propose-change';
import { cases } from '../../app/testing/depth';

const otpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const start = Date.parse('2026-03-15T10:00:00.000Z');
const dayMs = 86_400_000;
const reason = 'As agreed with her superior.';

/** Who takes part, and which roles they have while they have them. */
const people = ['u_admin', 'u_approver', 'u_both', 'u_viewer'] as const;
type Person = (typeof people)[number];
const proposers: readonly Person[] = ['u_admin', 'u_both'];
const confirmers: readonly Person[] = ['u_approver', 'u_both'];

type Step =
  | { readonly act: 'propose'; readonly who: Person; readonly about: Person; readonly term: number }
  | { readonly act: 'confirm' | 'refuse' | 'withdraw'; readonly who: Person; readonly which: number }
  | { readonly act: 'wait'; readonly days: number }
  | { readonly act: 'lose' | 'regain'; readonly who: Person };

const who = fc.constantFrom(...people);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('propose' as const), who, about: who, term: fc.nat(1) }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      act: fc.constantFrom('confirm' as const, 'confirm' as const, 'refuse' as const, 'withdraw' as const),
      who,
      which: fc.nat(3),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 9 }) }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constantFrom('lose' as const, 'regain' as const), who }) },
);

/** A change as the model sees it. */
interface Modelled {
  readonly id: string;
  readonly proposer: Person;
  readonly about: Person;
  readonly term: number;
  readonly proposedAt: number;
  /** How often the store had applied a change about that person when it was proposed. */
  readonly seen: number;
  state: 'OPEN' | 'APPLIED' | 'REFUSED' | 'WITHDRAWN';
}

let store: Store;
beforeAll(async () => {
  handleAllChanges();
  store = await openTestStore();
  await givenBrand(store, { id: 'alder' });
  for (const id of people) await givenUser(store, { id, role: 'viewer', brandIds: ['alder'] });
});
afterAll(() => store.close());

test('whatever people do in whatever order, a change is made by two of them, and once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (steps) => {
      await clear();
      const model = new Model();
      for (const one of steps) await model.take(one);
      await model.check();
    }),
    cases(15, 60),
  );
});

async function clear(): Promise<void> {
  await store.query('delete from change_request');
  await store.query('delete from app_user_role');
  for (const id of people) await setRoles(id, true);
}

async function setRoles(id: Person, hasThem: boolean): Promise<void> {
  await store.query(`delete from app_user_role where user_id = $1 and role in ('admin', 'approver')`, [id]);
  await store.query(
    `insert into app_user_role (user_id, role, brand_id) values ($1, 'viewer', 'alder') on conflict do nothing`,
    [id],
  );
  const roles = [
    ...(proposers.includes(id) ? ['admin'] : []),
    ...(confirmers.includes(id) ? ['approver'] : []),
  ];
  if (!hasThem) return;
  for (const role of roles) {
    await store.query(`insert into app_user_role (user_id, role, brand_id) values ($1, $2, 'alder')`, [
      id,
      role,
    ]);
  }
}

class Model {
  readonly #changes: Modelled[] = [];
  readonly #applied = new Map<Person, number>();
  readonly #lost = new Set<Person>();
  #ms = 0;

  async take(one: Step): Promise<void> {
    if (one.act === 'wait') this.#ms += one.days * dayMs;
    else if (one.act === 'propose') await this.#propose(one);
    else if ('which' in one) await this.#decide(one);
    else await this.#move(one.who, one.act === 'lose');
  }

  async #move(person: Person, loses: boolean): Promise<void> {
    if (loses) this.#lost.add(person);
    else this.#lost.delete(person);
    await setRoles(person, !loses);
  }

  #may(person: Person, of: readonly Person[]): boolean {
    return of.includes(person) && !this.#lost.has(person);
  }

  async #decider(person: Person): Promise<Decider> {
    const now = new Date(start + this.#ms);
    const user = await readUser(store, person, now);
    if (user === undefined) throw new Error(`${person} is gone`);
    return { user, brandIds: ['alder'], now, address: '127.0.0.1' };
  }

  async #propose({ who: person, about, term }: Extract<Step, { act: 'propose' }>): Promise<void> {
    const seen = this.#applied.get(about) ?? 0;
    const validUntil = new Date(start + (400 + 2 * seen + term) * dayMs).toISOString();
    const payload = { userId: about, role: 'reporter', brandId: 'alder', jurisdictions: null, validUntil };
    const proposal = { kind: 'ROLE_ASSIGNMENT', payload, reason } as const;
    const outcome = await outcomeOf(async () => proposeChange(store, proposal, await this.#decider(person)));
    const isPending = this.#changes.some(
      (change) =>
        this.#isOpen(change) && change.about === about && change.seen === seen && change.term === term,
    );
    const allowed = isPending ? 'PROPOSAL_PENDING' : 'DONE';
    expect(outcome.code).toBe(this.#may(person, proposers) ? allowed : 'FORBIDDEN');
    if (outcome.id === undefined) return;
    const proposedAt = this.#ms;
    this.#changes.push({ id: outcome.id, proposer: person, about, term, proposedAt, seen, state: 'OPEN' });
  }

  async #decide({ act, who: person, which }: Extract<Step, { which: number }>): Promise<void> {
    const change = this.#changes[which];
    if (change === undefined) return;
    const decider = await this.#decider(person);
    const outcome = await outcomeOf(async () => {
      if (act === 'withdraw') return withdrawChange(store, decider, change.id);
      if (act === 'refuse') return refuseChange(store, decider, change.id, reason);
      await givenOtpSecret(store, person, otpSecret);
      return confirmChange(store, decider, change.id, totpCode(otpSecret, decider.now));
    });
    const expected = this.#expected(act, person, change);
    expect([act, person, outcome.code]).toEqual([act, person, expected]);
    if (expected !== 'DONE') return;
    change.state = act === 'confirm' ? 'APPLIED' : act === 'refuse' ? 'REFUSED' : 'WITHDRAWN';
    if (act === 'confirm') this.#applied.set(change.about, (this.#applied.get(change.about) ?? 0) + 1);
  }

  #isOpen(change: Modelled): boolean {
    return change.state === 'OPEN' && this.#ms < change.proposedAt + 14 * dayMs;
  }

  #expected(act: 'confirm' | 'refuse' | 'withdraw', person: Person, change: Modelled): string {
    const isOpen = this.#isOpen(change);
    if (act === 'withdraw') {
      if (person !== change.proposer) return 'FORBIDDEN';
      return isOpen ? 'DONE' : 'CHANGE_DECIDED';
    }
    if (person === change.proposer) return 'SELF_CONFIRMATION';
    if (!isOpen) return 'CHANGE_DECIDED';
    if (person === change.about || !this.#may(person, confirmers)) return 'FORBIDDEN';
    if (act === 'refuse') return 'DONE';
    return (this.#applied.get(change.about) ?? 0) === change.seen ? 'DONE' : 'CHANGE_OUTDATED';
  }

  /** The store against the model, and what must hold whatever the model says. */
  async check(): Promise<void> {
    const rows = await store.query<{
      id: string;
      state: string;
      proposed_by: string;
      decided_by: string | null;
    }>('select id, state, proposed_by, decided_by from change_request');
    for (const { id, state, proposed_by: proposer, decided_by: decider } of rows) {
      expect(state).toBe(this.#changes.find((change) => change.id === id)?.state);
      if (state === 'APPLIED' || state === 'REFUSED') expect(decider).not.toBe(proposer);
    }
    const events = await store.query<{ id: string; times: number }>(
      `select object_id as "id", count(*) as "times" from audit_event where action = 'CHANGE_CONFIRMED' group by 1`,
    );
    for (const { id, state } of this.#changes) {
      const times = events.find((event) => event.id === id)?.times ?? 0;
      expect([id, times]).toEqual([id, state === 'APPLIED' ? 1 : 0]);
    }
    const granted = await store.query<{ id: string }>(
      `select user_id as "id" from app_user_role where role = 'reporter' order by 1`,
    );
    expect(granted.map(({ id }) => id)).toEqual([...this.#applied.keys()].sort());
  }
}

async function outcomeOf(work: () => Promise<unknown>): Promise<{ code: string; id?: string }> {
  try {
    const id = await work();
    return { code: 'DONE', ...(typeof id === 'string' ? { id } : {}) };
  } catch (error) {
    if (error instanceof ProblemError) return { code: error.code };
    throw error;
  }
}

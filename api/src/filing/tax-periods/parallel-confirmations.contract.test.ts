import { givenOtpSecret } from '../../platform/auth/testing/given-otp-secret';
import type { TestCaller } from '../../app/testing/test-app';
import { bothEngines } from '../../store/testing/on-engines';
import { givenTaxApp, otpSecret, virtualLevy, virtualTax, type TaxApp } from './testing/given-tax-app';

describe.each(bothEngines({ isGuarded: true }))(
  'two confirmations of a tax period at once on %s',
  (_, open) => {
    let tax: TaxApp;
    let second: TestCaller;

    beforeEach(async () => {
      tax = await givenTaxApp(await open());
      second = await tax.signIn({ role: 'approver', brandIds: ['alder'], id: 'u_second' });
      await givenOtpSecret(tax.store, 'u_second', otpSecret);
      await tax.turn();
    });
    afterEach(() => tax.app.close());

    const bodyFor = async (id: string, otp: string) => {
      const { proposal } = await tax.proposeClose(id);
      return { proposalId: proposal!.id, contentHash: proposal!.contentHash, otp };
    };

    test.each([
      ['of two people', () => second],
      ['of one person, by the same code', () => tax.approver],
    ])('%s: one counts, and the other is told who decided', async (_who, other) => {
      const body = await bodyFor(virtualTax, tax.code());

      const answers = await Promise.all([
        tax.call(tax.approver, virtualTax, 'confirm', body),
        tax.call(other(), virtualTax, 'confirm', body),
      ]);

      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      const { steps } = await tax.detail(virtualTax);
      const closed = steps.filter(({ to }) => to === 'CLOSED');
      expect(closed).toHaveLength(1);
      expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
        code: 'PROPOSAL_DECIDED',
        detail: expect.stringContaining(`${closed[0]?.actor?.account}) confirmed it`) as unknown,
      });
    });

    test('a code that confirmed one period confirms no other, not at the same moment either', async () => {
      const otp = tax.code();
      const bodies = [await bodyFor(virtualTax, otp), await bodyFor(virtualLevy, otp)];

      const answers = await Promise.all(
        [virtualTax, virtualLevy].map((id, place) => tax.call(tax.approver, id, 'confirm', bodies[place]!)),
      );

      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
    });
  },
);

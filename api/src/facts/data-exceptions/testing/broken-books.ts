import type { LoadKind } from '@tallyhouse/shared/contracts/load-data';
import type { ReferenceDataInput } from '@tallyhouse/shared/contracts/reference-data';
import { givenBet, givenFile, oakReference, type RecordFields } from '../../loads/testing/given-load';

const [oak] = oakReference.brands;
const licence = oak?.licences[0];

/** Oak with two licences, and another brand. */
export const twoLicences: ReferenceDataInput = {
  ...oakReference,
  brands:
    oak === undefined || licence === undefined
      ? []
      : [
          { ...oak, licences: [licence, { ...licence, id: 'oak-2' }] },
          { ...oak, id: 'elm', name: 'Elm', licences: [{ ...licence, id: 'elm-mga' }] },
        ],
};

/** A lost settlement of the bet `b1`. */
export const settled = (fields: RecordFields = {}): RecordFields => ({
  ...givenBet({ recordId: 's1', betRecordId: 'b1', settledAt: '2026-03-10T12:40:00Z' }),
  ...{ result: 'LOST', payoutCash: '0', payoutBonus: '0' },
  ...fields,
});
const won = { result: 'WON', payoutCash: '30.00' };
/** A payment of thirty for it. */
const paid = (fields: RecordFields = {}): RecordFields => ({
  ...givenBet({ recordId: 'p1', betRecordId: 'b1', paidAt: '2026-03-10T12:50:00Z' }),
  ...{ kind: 'WINNINGS', method: 'WALLET', gross: '30.00', withholding: '3.00', net: '27.00' },
  ...fields,
});

/** What a source sends of one hour. */
interface Book {
  readonly bets?: readonly RecordFields[];
  readonly settlements?: readonly RecordFields[];
  readonly payments?: readonly RecordFields[];
}

/** The texts of its files. */
export function filesOf(
  { bets = [], settlements = [], payments = [] }: Book,
  { seq = 1, brand = 'oak' }: { readonly seq?: number; readonly brand?: string } = {},
): string[] {
  const kinds: [LoadKind, readonly RecordFields[]][] = [
    ['BETS', bets],
    ['SETTLEMENTS', settlements],
    ['PAYMENTS', payments],
  ];
  return kinds
    .filter(([, records]) => records.length > 0)
    .map(
      // Of the whole gaming day: of what is before the first file nothing is known.
      ([kind, records]) => givenFile({ kind, seq, brand, records, periodFrom: '2026-03-09T21:00:00Z' }).text,
    );
}

/** Its stake counts twice: a source has to send what comes back after the result as a late void. */
export const voidAfterLoss: Book = {
  bets: [givenBet()],
  settlements: [settled(), settled({ recordId: 's2', result: 'VOID', settledAt: '2026-03-10T12:45:00Z' })],
};

/** Books that break a law, each with the exceptions that it leads to. */
export const brokenBooks: readonly [words: string, book: Book, exceptions: readonly string[]][] = [
  [
    'a payout on a lost bet',
    { bets: [givenBet()], settlements: [settled({ payoutCash: '5.00' })] },
    ['LOST_PAYS_NOTHING settlement s1'],
  ],
  [
    'a lost bet that is paid',
    { bets: [givenBet()], settlements: [settled()], payments: [paid()] },
    ['PAID_WITHIN_WINNINGS payment p1'],
  ],
  [
    'a settlement under another licence',
    { bets: [givenBet()], settlements: [settled({ licenceId: 'oak-2' })] },
    ['ONE_LICENCE settlement s1'],
  ],
  [
    'a net amount that is not gross less withholding',
    { bets: [givenBet()], settlements: [settled(won)], payments: [paid({ net: '28.00' })] },
    ['NET_AFTER_WITHHOLDING payment p1'],
  ],
  [
    'a bet that is void after it was lost',
    voidAfterLoss,
    ['RETURNED_ALONE settlement s2', 'SETTLED_WITHIN_STAKE settlement s2'],
  ],
  [
    'a bet settled before it was accepted',
    { bets: [givenBet()], settlements: [settled({ settledAt: '2026-03-10T12:00:00Z' })] },
    ['SETTLED_AFTERWARDS settlement s1'],
  ],
  [
    'more settled than staked',
    { bets: [givenBet()], settlements: [settled({ stakeCash: '11.00' })] },
    ['SETTLED_WITHIN_STAKE settlement s1'],
  ],
  ['a bet settled that was never placed', { settlements: [settled()] }, ['PLACED settlement s1']],
  [
    'a void that pays out',
    { bets: [givenBet()], settlements: [settled({ result: 'VOID', payoutCash: '10.00' })] },
    ['RETURNED_PAYS_NOTHING settlement s1'],
  ],
  [
    'a stake that comes back late and was never settled',
    { bets: [givenBet()], settlements: [settled({ result: 'LATE_VOID' })] },
    ['LATE_VOID_OF_SETTLED settlement s1'],
  ],
  [
    'a stake that comes back late while its winnings stay',
    {
      bets: [givenBet()],
      settlements: [
        settled(won),
        settled({ recordId: 's2', result: 'LATE_VOID', settledAt: '2026-03-10T12:45:00Z' }),
      ],
    },
    ['LATE_VOID_OF_SETTLED settlement s2'],
  ],
  [
    'a bet of online play that names a shop',
    { bets: [givenBet({ branchId: 'shop-1' })] },
    ['ONE_CHANNEL bet b1'],
  ],
  [
    'a bet that is paid before it was settled',
    {
      bets: [givenBet()],
      settlements: [settled(won)],
      payments: [paid({ paidAt: '2026-03-10T12:30:00Z' })],
    },
    ['PAID_AFTERWARDS payment p1'],
  ],
];

/** Books that look strange and keep every law. */
export const soundBooks: readonly [words: string, book: Book][] = [
  ['a bet won and paid', { bets: [givenBet()], settlements: [settled(won)], payments: [paid()] }],
  [
    'a stake that comes back after its bet was lost',
    {
      bets: [givenBet()],
      settlements: [
        settled(),
        settled({ recordId: 's2', result: 'LATE_VOID', settledAt: '2026-03-10T12:45:00Z' }),
      ],
    },
  ],
  [
    'a part sold back, and the rest lost',
    {
      bets: [givenBet()],
      settlements: [
        settled({ result: 'PARTIAL_CASHOUT', stakeCash: '4.00', payoutCash: '3.00' }),
        settled({ recordId: 's2', stakeCash: '6.00', settledAt: '2026-03-10T12:45:00Z' }),
      ],
    },
  ],
  [
    'a void bet whose stake is paid back',
    {
      bets: [givenBet()],
      settlements: [settled({ result: 'VOID' })],
      payments: [paid({ kind: 'REFUND', gross: '10.00', withholding: '0', net: '10.00' })],
    },
  ],
];

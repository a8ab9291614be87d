import type { ListMeta } from '@tallyhouse/shared/contracts/paging';
import { metaWithTaxes } from './total-figures';

const meta: ListMeta = {
  period: { from: '2026-03-01', to: '2026-03-31', zone: 'Europe/Copenhagen', cutoff: '00:00' },
  basis: 'SETTLED',
  asOf: '2026-04-10T08:00:00.000Z',
  snapshotId: 'snp_1',
  status: 'FINAL',
  statusReasons: [],
  filtersText: [],
  noActivity: false,
};

test('a file with taxes by a rule that nobody has verified is not headed as final', () => {
  const statusReasons = ['RULE_UNVERIFIED:DK.SPA.BETTING.2022-01-01'];
  const taxes = {
    rulePackVersion: 'sha256:1',
    payable: [],
    status: 'UNVERIFIED_RULE' as const,
    statusReasons,
  };

  expect(metaWithTaxes({ meta, taxes })).toEqual({ ...meta, status: 'UNVERIFIED_RULE', statusReasons });
  expect(metaWithTaxes({ meta, taxes: null })).toEqual(meta);
});

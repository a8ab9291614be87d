import { listAuthorities } from '@tallyhouse/shared/contracts/authorities';
import { listBrands } from '@tallyhouse/shared/contracts/brands';
import { readFreshness } from '@tallyhouse/shared/contracts/dashboard';
import { readCalendar } from '@tallyhouse/shared/contracts/deadlines';
import { listReportFields } from '@tallyhouse/shared/contracts/online-reports';
import { listSavedSearches } from '@tallyhouse/shared/contracts/saved-searches';
import { listTaxPeriods } from '@tallyhouse/shared/contracts/tax-reporting';
import { bridgeExample, commissionsExample } from '@tallyhouse/shared/contracts/total-report-examples';
import { listCommissions, readBasisBridge } from '@tallyhouse/shared/contracts/total-reports';
import { answering, type FakeAnswer } from '@tallyhouse/shared/testing/fake-http';
import { reporterOfAlder } from '@tallyhouse/shared/testing/remote-stage';

const emptyPage = { items: [], page: 1, pageSize: 50, totalCount: 0 };

/** What every report asks beside its figures; a test answers again what it is about. */
export const pageAnswers: readonly FakeAnswer[] = [
  answering(listBrands, { items: [] }),
  answering(listAuthorities, emptyPage),
  answering(readCalendar, { items: [] }),
  answering(readFreshness, { items: [], now: '2026-11-02T06:00:00.000Z' }),
  answering(listSavedSearches, emptyPage),
  answering(listReportFields, { version: '1', fields: [], types: [] }),
  answering(readBasisBridge, bridgeExample.answer as never),
  answering(listCommissions, commissionsExample.answer as never),
  answering(listTaxPeriods, { ...emptyPage, totals: [], unclassified: [], notComputed: [] }),
];

/** A reporter who sees taxes and authorities, as reporters do. */
export const taxReporter = {
  permissions: [...reporterOfAlder.permissions, 'tax.view', 'tax.propose', 'authorities.view'],
};

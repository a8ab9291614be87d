import brands from './0001-brands.sql';
import facts from './0002-facts.sql';
import loadBatches from './0003-load-batches.sql';
import users from './0004-users.sql';
import reports from './0005-reports.sql';
import storeMeta from './0006-store-meta.sql';
import factKeysOfPostgres from './0007-fact-keys.postgres.sql';
import sessions from './0008-sessions.sql';
import audit from './0009-audit.sql';
import idempotency from './0010-idempotency.sql';
import retailFilters from './0011-retail-filters.sql';
import retailReportRows from './0012-retail-report-rows.sql';
import jobs from './0013-jobs.sql';
import auditAppendOnly from './0014-audit-append-only.postgres.sql';
import auditedTransitions from './0015-audited-transitions.sql';
import submissions from './0016-submissions.sql';
import deliveries from './0017-deliveries.sql';
import authorities from './0018-authorities.sql';
import rulePacks from './0019-rule-packs.sql';
import ratesAndAgents from './0024-rates-and-agents.sql';
import cashFacts from './0025-cash-facts.sql';
import cashFactKeysOfPostgres from './0025-cash-fact-keys.postgres.sql';
import apiLog from './0026-api-log.sql';
import loadData from './0027-load-data.sql';
import accounts from './0028-accounts.sql';
import savedSearches from './0029-saved-searches.sql';
import criticalAlerts from './0022-critical-alerts.sql';
import notifications from './0023-notifications.sql';
import taxPeriods from './0020-tax-periods.sql';
import taxClasses from './0021-tax-classes.sql';
import reportRowBrand from './0040-report-row-brand.sql';
import brandSecurity from './0041-brand-security.postgres.sql';
import saidWords from './0042-said-words.sql';
import blacklistReasons from './0043-blacklist-reasons.sql';
import offersOfPostgres from './0044-offers.postgres.sql';
import reportTax from './0045-report-tax.sql';
import fillReportTaxOfDuckdb from './0045-fill-report-tax.duckdb.sql';
import fillReportTaxOfPostgres from './0045-fill-report-tax.postgres.sql';
import loadBatchSeriesOfPostgres from './0047-load-batch-series.postgres.sql';
import saidChanges from './0046-said-changes.sql';
import declaredOffers from './0050-declared-offers.sql';
import filedByHand from './0056-filed-by-hand.sql';
import carriedLosses from './0057-carried-losses.sql';
import rejectsNotKept from './0060-rejects-not-kept.sql';
import signInLimits from './0060-sign-in-limits.sql';
import storeKeys from './0061-store-keys.sql';
import faultyBatchesOfPostgres from './0062-faulty-batches.postgres.sql';
import dataExceptions from './0070-data-exceptions.sql';
import dataExceptionKeysOfPostgres from './0070-data-exceptions.postgres.sql';
import dailySums from './0073-daily-sums.sql';
import offersBySumsOfPostgres from './0074-offers-by-sums.postgres.sql';
import analyzeOfPostgres from './0076-analyze.postgres.sql';
import plansOfPostgres from './0077-plans.postgres.sql';
import tickets from './0078-tickets.sql';
import fillTickets from './0078-fill-tickets.sql';
import winningsCharges from './0097-winnings-charges.sql';
import fillWinningsCharges from './0097-fill-winnings-charges.sql';
import playerMonths from './0098-player-months.sql';
import fillBetChanges from './0098-fill-bet-changes.sql';
import playerMonthsOfPostgres from './0098-player-months.postgres.sql';
import fillMoneyByDay from './0099-fill-money-by-day.sql';
import moneyByDay from './0099-money-by-day.sql';
import moneyByDayOfPostgres from './0099-money-by-day.postgres.sql';
import cancelledByDay from './0100-cancelled-by-day.sql';
import fillCancelledByDay from './0100-fill-cancelled-by-day.sql';
import fillPayoutsByDay from './0102-fill-payouts-by-day.sql';
import payoutsByDayOfPostgres from './0102-payouts-by-day.postgres.sql';
import payoutsByDay from './0102-payouts-by-day.sql';
import repeatedRecordsOfPostgres from './0101-repeated-records.postgres.sql';
import repeatedRecords from './0101-repeated-records.sql';
import ticketKeysOfPostgres from './0078-tickets.postgres.sql';
import policiesByRowOfPostgres from './0081-policies-by-row.postgres.sql';
import legalEntities from './0085-legal-entities.sql';
import legalEntitiesOfPostgres from './0085-legal-entities.postgres.sql';
import companyTaxPeriods from './0086-company-tax-periods.sql';
import companyTaxPeriodsOfPostgres from './0086-company-tax-periods.postgres.sql';
import recoveryCodes from './0087-recovery-codes.sql';
import incidents from './0090-incidents.sql';
import licenceTerms from './0091-licence-terms.sql';
import passkeys from './0093-passkeys.sql';
import wholeReturns from './0094-whole-returns.sql';
import wholeReturnsOfPostgres from './0094-whole-returns.postgres.sql';
import reportNotes from './0096-report-notes.sql';
import reportNotesOfPostgres from './0096-report-notes.postgres.sql';
import reversedPayments from './0104-reversed-payments.sql';
import reversedPaymentsOfPostgres from './0104-reversed-payments.postgres.sql';

/** One step of the schema: the same text for both engines, or one that only one of them gets. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string | { readonly duckdb?: string; readonly postgres?: string };
}

/** Every step in order. A released step is never edited: a change is a new number. */
export const migrations: readonly Migration[] = [
  { number: 1, name: 'brands', sql: brands },
  { number: 2, name: 'facts', sql: facts },
  { number: 3, name: 'load-batches', sql: loadBatches },
  { number: 4, name: 'users', sql: users },
  { number: 5, name: 'reports', sql: reports },
  { number: 6, name: 'store-meta', sql: storeMeta },
  { number: 7, name: 'fact-keys', sql: { postgres: factKeysOfPostgres } },
  { number: 8, name: 'sessions', sql: sessions },
  { number: 9, name: 'audit', sql: audit },
  { number: 10, name: 'idempotency', sql: idempotency },
  { number: 11, name: 'retail-filters', sql: retailFilters },
  { number: 12, name: 'retail-report-rows', sql: retailReportRows },
  { number: 13, name: 'jobs', sql: jobs },
  { number: 14, name: 'audit-append-only', sql: { postgres: auditAppendOnly } },
  { number: 15, name: 'audited-transitions', sql: auditedTransitions },
  { number: 16, name: 'submissions', sql: submissions },
  { number: 17, name: 'deliveries', sql: deliveries },
  { number: 18, name: 'authorities', sql: authorities },
  { number: 19, name: 'rule-packs', sql: rulePacks },
  { number: 20, name: 'tax-periods', sql: taxPeriods },
  { number: 21, name: 'tax-classes', sql: taxClasses },
  { number: 22, name: 'critical-alerts', sql: criticalAlerts },
  { number: 23, name: 'notifications', sql: notifications },
  { number: 24, name: 'rates-and-agents', sql: ratesAndAgents },
  {
    number: 25,
    name: 'cash-facts',
    sql: { duckdb: cashFacts, postgres: `${cashFacts}\n${cashFactKeysOfPostgres}` },
  },
  { number: 26, name: 'api-log', sql: apiLog },
  { number: 27, name: 'load-data', sql: loadData },
  { number: 28, name: 'accounts', sql: accounts },
  { number: 29, name: 'saved-searches', sql: savedSearches },
  { number: 40, name: 'report-row-brand', sql: reportRowBrand },
  { number: 41, name: 'brand-security', sql: { postgres: brandSecurity } },
  { number: 42, name: 'said-words', sql: saidWords },
  { number: 43, name: 'blacklist-reasons', sql: blacklistReasons },
  { number: 44, name: 'offers', sql: { postgres: offersOfPostgres } },
  {
    number: 45,
    name: 'report-tax',
    sql: {
      duckdb: `${reportTax}\n${fillReportTaxOfDuckdb}`,
      postgres: `${reportTax}\n${fillReportTaxOfPostgres}`,
    },
  },
  { number: 46, name: 'said-changes', sql: saidChanges },
  { number: 47, name: 'load-batch-series', sql: { postgres: loadBatchSeriesOfPostgres } },
  { number: 50, name: 'declared-offers', sql: declaredOffers },
  {
    number: 56,
    name: 'filed-by-hand',
    sql: { duckdb: filedByHand, postgres: `${filedByHand}\nselect secure_brand_tables();` },
  },
  { number: 57, name: 'carried-losses', sql: carriedLosses },
  { number: 60, name: 'limits', sql: `${signInLimits}\n${rejectsNotKept}` },
  { number: 61, name: 'store-keys', sql: storeKeys },
  { number: 62, name: 'faulty-batches', sql: { postgres: faultyBatchesOfPostgres } },
  {
    number: 70,
    name: 'data-exceptions',
    sql: { duckdb: dataExceptions, postgres: `${dataExceptions}\n${dataExceptionKeysOfPostgres}` },
  },
  {
    number: 73,
    name: 'daily-sums',
    sql: { duckdb: dailySums, postgres: `${dailySums}\nselect secure_brand_tables();` },
  },
  { number: 74, name: 'offers-by-sums', sql: { postgres: offersBySumsOfPostgres } },
  { number: 76, name: 'analyze', sql: { postgres: analyzeOfPostgres } },
  { number: 77, name: 'plans', sql: { postgres: plansOfPostgres } },
  {
    number: 78,
    name: 'tickets',
    sql: {
      duckdb: `${tickets}\n${fillTickets}`,
      // Without statistics it would compare each ticket with each, taking them for a few.
      postgres: `${tickets}\nset local enable_nestloop = off;\n${fillTickets}\nset local enable_nestloop = on;\n${ticketKeysOfPostgres}`,
    },
  },
  { number: 81, name: 'policies-by-row', sql: { postgres: policiesByRowOfPostgres } },
  {
    number: 85,
    name: 'legal-entities',
    sql: { duckdb: legalEntities, postgres: `${legalEntities}\n${legalEntitiesOfPostgres}` },
  },
  {
    number: 86,
    name: 'company-tax-periods',
    sql: {
      duckdb: companyTaxPeriods,
      postgres: `${companyTaxPeriods}\n${companyTaxPeriodsOfPostgres}`,
    },
  },
  { number: 87, name: 'recovery-codes', sql: recoveryCodes },
  { number: 90, name: 'incidents', sql: incidents },
  { number: 91, name: 'licence-terms', sql: licenceTerms },
  { number: 93, name: 'passkeys', sql: passkeys },
  {
    number: 94,
    name: 'whole-returns',
    sql: { duckdb: wholeReturns, postgres: `${wholeReturns}\n${wholeReturnsOfPostgres}` },
  },
  {
    number: 96,
    name: 'report-notes',
    sql: { duckdb: reportNotes, postgres: `${reportNotes}\n${reportNotesOfPostgres}` },
  },
  {
    number: 97,
    name: 'winnings-charges',
    sql: {
      duckdb: `${winningsCharges}\n${fillWinningsCharges}`,
      postgres: `${winningsCharges}\n${fillWinningsCharges}\nselect secure_brand_tables();`,
    },
  },
  {
    number: 98,
    name: 'player-months',
    sql: {
      duckdb: `${playerMonths}\n${fillBetChanges}`,
      postgres: `${playerMonths}\n${fillBetChanges}\n${playerMonthsOfPostgres}`,
    },
  },
  {
    number: 99,
    name: 'money-by-day',
    sql: {
      duckdb: `${moneyByDay}\n${fillMoneyByDay}`,
      postgres: `${moneyByDay}\n${fillMoneyByDay}\n${moneyByDayOfPostgres}`,
    },
  },
  { number: 100, name: 'cancelled-by-day', sql: `${cancelledByDay}\n${fillCancelledByDay}` },
  {
    number: 101,
    name: 'repeated-records',
    sql: { duckdb: repeatedRecords, postgres: `${repeatedRecords}\n${repeatedRecordsOfPostgres}` },
  },
  {
    number: 102,
    name: 'payouts-by-day',
    sql: {
      duckdb: `${payoutsByDay}\n${fillPayoutsByDay}`,
      postgres: `${payoutsByDay}\n${fillPayoutsByDay}\n${payoutsByDayOfPostgres}`,
    },
  },
  {
    number: 104,
    name: 'reversed-payments',
    sql: { duckdb: reversedPayments, postgres: `${reversedPayments}\n${reversedPaymentsOfPostgres}` },
  },
];

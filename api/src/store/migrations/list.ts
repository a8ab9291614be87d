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
];

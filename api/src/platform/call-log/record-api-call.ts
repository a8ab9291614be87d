import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { insertByFile } from '../../store/insert-by-file';
import type { Param, Queryable } from '../../store/store';
import type { ApiCall } from './api-call';

export type { ApiCall } from './api-call';
import { makeTemporaryFolder } from '../../store/temporary-folder';

const columns = [
  'id',
  'brand_id',
  'direction',
  'happened_at',
  'method',
  'path',
  'status',
  'duration_ms',
  'request_bytes',
  'response_bytes',
  'actor_id',
  'authority_id',
  'attempt',
  'correlation_id',
  'idempotency_key',
  'payload_hash',
  'request_body',
  'response_body',
  'problem_code',
];

/** More than these are cheaper as a file. */
const mostByStatement = 20;

/** Notes one call. In a transaction it is kept or dropped with it. */
export function recordApiCall(store: Queryable, call: ApiCall): Promise<void> {
  return insertByStatement(store, [call]);
}

/** Notes many calls, all or none. */
export async function recordApiCalls(store: Queryable, calls: readonly ApiCall[]): Promise<void> {
  if (calls.length <= mostByStatement) return insertByStatement(store, calls);
  const folder = await makeTemporaryFolder('calls');
  try {
    await insertByFile(store, join(folder, 'calls.csv'), {
      table: 'api_call',
      columns,
      rows: calls.map(cellsOf),
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function insertByStatement(store: Queryable, calls: readonly ApiCall[]): Promise<void> {
  if (calls.length === 0) return;
  const rows = calls.map(
    (_, row) => `(${columns.map((_, column) => `$${row * columns.length + column + 1}`).join(', ')})`,
  );
  await store.query(
    `insert into api_call (${columns.join(', ')}) values ${rows.join(', ')}`,
    calls.flatMap(cellsOf),
  );
}

function cellsOf(call: ApiCall): Param[] {
  return [
    call.id,
    call.brandId,
    call.direction,
    call.at.toISOString(),
    call.method,
    call.path,
    call.status,
    Math.round(call.durationMs),
    call.requestBytes,
    call.responseBytes,
    call.actorId,
    call.authorityId,
    call.attempt,
    call.correlationId,
    call.idempotencyKey ?? null,
    call.payloadHash,
    textOf(call.requestBody),
    textOf(call.responseBody),
    call.problemCode,
  ];
}

/** No store takes a NUL. */
function textOf(body: string | null): string | null {
  return body?.replaceAll('\0', '\u{FFFD}') ?? null;
}

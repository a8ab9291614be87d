import type { AddressInfo } from 'node:net';
import axios from 'axios';
import { buildApp } from '../../api/src/app/app';
import { readConfig } from '../../api/src/platform/config/config';
import type { Store } from '../../api/src/store/store';
import { givenSession } from '../../api/src/app/testing/given-session';
import { givenUser } from '../../api/src/app/testing/test-app';
import { recordingStore } from '../../api/src/store/testing/recording-store';

/** One call to measure. */
export interface MeasuredCall {
  readonly name: string;
  readonly path: string;
  /** Null: all brands of the reader. */
  readonly brandId: string | null;
  /** Left out: it is a GET. `KEPT` stands for the id of the report kept before. */
  readonly body?: object;
}

/** What is simulated and kept before, for the calls that look into a report. */
export const order = {
  type: 'ONLINE_DAILY',
  period: { from: '2026-03-01', to: '2026-03-31' },
  fields: ['day', 'vertical', 'product', 'bets', 'stakes', 'winnings', 'ggr'],
  filters: [],
};

export interface CallFigures {
  readonly name: string;
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** The same statements sent to the store directly, one after the other. */
  readonly directP50Ms: number;
  readonly statements: number;
  /** How long they took within the call. */
  readonly statementsP50Ms: number;
  readonly bytes: number;
}

/** Times of each call over loopback HTTP beside those of its statements alone, taken in turns. */
export async function measureCalls(
  store: Store,
  calls: readonly MeasuredCall[],
  { times, dataDir }: { readonly times: number; readonly dataDir: string },
): Promise<CallFigures[]> {
  const recording = recordingStore(store);
  const config = { ...readConfig({}), dataDir, callLimitSeconds: 600 };
  const server = await buildApp({ store: recording, config });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const [known] = await store.query(`select id from app_user where id = 'u_bench'`);
  if (known === undefined) await givenUser(store, { id: 'u_bench', role: 'reporter', brandIds: '*' });
  const figures: CallFigures[] = [];
  const session = (brandId: string) => givenSession(store, { userId: 'u_bench', brandId });
  const send = async (headers: Record<string, string>, path: string, body?: object) => {
    // Not `fetch`, which gives up on an answer whose first byte takes five minutes.
    const { status, data } = await axios.request<string>({
      method: body === undefined ? 'GET' : 'POST',
      url: `http://127.0.0.1:${port}${path}`,
      headers: { ...headers, 'content-type': 'application/json' },
      data: body === undefined ? undefined : JSON.stringify(body),
      responseType: 'text',
      transformResponse: (text: string) => text,
      validateStatus: () => true,
    });
    if (status >= 300) throw new Error(`${path} answered ${status}: ${data.slice(0, 500)}`);
    return data;
  };
  const keep = async () => {
    const headers = await session('alder');
    const { simulationId } = JSON.parse(await send(headers, '/api/OnlineReports/simulation', order)) as {
      simulationId: string;
    };
    const kept = await send(headers, '/api/DoubleConfirmation/prepare', { simulationId });
    return (JSON.parse(kept) as { id: string }).id;
  };
  try {
    const keptId = calls.some(({ body }) => body !== undefined) ? await keep() : '';
    for (const call of calls) {
      const { brand, ...allBrands } = await session(call.brandId ?? 'alder');
      const headers = { ...allBrands, ...(call.brandId !== null && { brand }) };
      const body = call.body && (JSON.parse(JSON.stringify(call.body).replaceAll('KEPT', keptId)) as object);
      const viaHttp: number[] = [];
      const direct: number[] = [];
      const inStatements: number[] = [];
      // A server answers its first calls more slowly than all that follow.
      for (let turn = 0; turn < 3; turn += 1) await send(headers, call.path, body);
      let statements = 0;
      let bytes = 0;
      for (let turn = 0; turn < times; turn += 1) {
        recording.take();
        const beforeMs = performance.now();
        const text = await send(headers, call.path, body);
        viaHttp.push(performance.now() - beforeMs);
        bytes = text.length;
        const sent = recording.take().filter(({ isInTransaction }) => !isInTransaction);
        inStatements.push(sent.reduce((sum, { ms }) => sum + ms, 0));
        statements = sent.length;
        // What a call writes cannot be sent again.
        const reading = sent.filter(({ sql }) => /^\s*(select|with)\b/i.test(sql));
        const beforeDirectMs = performance.now();
        for (const { sql, params } of reading) await store.query(sql, params);
        direct.push(performance.now() - beforeDirectMs);
      }
      figures.push({
        name: call.name,
        p50Ms: quantile(viaHttp, 0.5),
        p95Ms: quantile(viaHttp, 0.95),
        directP50Ms: quantile(direct, 0.5),
        statements,
        statementsP50Ms: quantile(inStatements, 0.5),
        bytes,
      });
    }
  } finally {
    await server.close();
  }
  return figures;
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

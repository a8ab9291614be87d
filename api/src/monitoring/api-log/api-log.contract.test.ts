import { listApiCalls as contract } from '@tallyhouse/shared/contracts/api-log';
import * as z from 'zod/mini';
import { actForAllBrands } from '../../store/brand-scope';
import type { Store } from '../../store/store';
import { givenBrand } from '../../app/testing/test-app';
import { listApiCalls } from './list-api-calls';
import { readApiCall } from './read-api-call';
import { recordApiCalls, type ApiCall } from '../../platform/call-log/record-api-call';
import { forgetOldCalls } from './retention';
import { bothEngines } from '../../store/testing/on-engines';

function call(id: string, fields: Partial<ApiCall> = {}): ApiCall {
  return {
    ...{ id, brandId: 'alder', direction: 'OUT', at: new Date('2026-04-09T10:00:00.123Z'), method: 'POST' },
    ...{ path: '/returns', status: 202, durationMs: 12.6, requestBytes: 5_000_000_000, responseBytes: 20 },
    ...{ actorId: 'u_1', authorityId: 'TZ-GBT', attempt: 1, correlationId: id, payloadHash: null },
    ...{ requestBody: 'a\0b "quoted",\r\n', responseBody: null, problemCode: null },
    ...fields,
  };
}

describe.each(bothEngines())('the log of calls in %s', (_engine, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  test('what is recorded is listed, read and in the end forgotten', () =>
    actForAllBrands(async () => {
      await givenBrand(store, { id: 'alder' });
      await recordApiCalls(store, [
        call('a', { brandId: null, status: null }),
        ...Array.from({ length: 120 }, (_, n) => call(`n${n}`, { durationMs: n })),
      ]);
      const question = z.parse(contract.query ?? z.never(), {
        statusClass: '2xx',
        sort: 'durationMs:desc',
        path: 'turns',
      });
      const scope = { brandIds: ['alder'], brandless: 'all' as const };

      const page = await listApiCalls(store, { scope, question });
      expect(page).toMatchObject({ totalCount: 120, lost: 0 });
      expect(page.items[0]).toMatchObject({
        id: 'n119',
        time: '2026-04-09T10:00:00.123Z',
        durationMs: 119,
        requestBytes: 5_000_000_000,
        actor: { id: 'u_1', name: 'u_1' },
      });
      expect(await readApiCall(store, { scope, id: 'a' })).toMatchObject({
        status: null,
        requestBody: 'a\u{FFFD}b "quoted",\r\n',
      });
      expect(await readApiCall(store, { scope: { ...scope, brandless: 'none' }, id: 'a' })).toBeNull();
      expect(
        await readApiCall(store, { scope: { brandIds: [], brandless: { actorId: 'u_1' } }, id: 'a' }),
      ).not.toBeNull();

      // Ten in the morning in UTC is one in the afternoon in Nairobi, and the day after in Kiritimati.
      const found = async (part: object) =>
        (await listApiCalls(store, { scope, question: { ...question, ...part } })).totalCount;
      expect(await found({ from: '2026-04-09', to: '2026-04-09' })).toBe(120);
      expect(await found({ from: '2026-04-09', to: '2026-04-09', zone: 'Africa/Nairobi' })).toBe(120);
      expect(await found({ from: '2026-04-09', to: '2026-04-09', zone: 'Pacific/Kiritimati' })).toBe(0);
      expect(await found({ from: '2026-04-10', to: '2026-04-10', zone: 'Pacific/Kiritimati' })).toBe(120);
      const before = new Date('2026-04-09T10:00:00Z');
      expect((await listApiCalls(store, { scope, question, before })).totalCount).toBe(0);

      await forgetOldCalls(store, new Date('2026-05-09T10:00:01Z'));
      expect(await readApiCall(store, { scope, id: 'a' })).toMatchObject({ requestBody: null });
      await forgetOldCalls(store, new Date('2027-05-15T00:00:00Z'));
      expect((await listApiCalls(store, { scope, question })).totalCount).toBe(0);
    }));
});

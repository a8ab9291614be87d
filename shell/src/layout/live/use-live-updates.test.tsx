import type { QueryClient } from '@tallyhouse/shared/kit/query';
import { notificationsKey } from '@tallyhouse/shared/reporting/notifications/notification-queries';
import { act, renderHook } from '@testing-library/react';
import { ReadableStream } from 'node:stream/web';
import { ServicesProvider } from '../../remotes/services/services';
import { pageServices } from '../../testing/page-services';
import { useLiveUpdates } from './use-live-updates';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a swarm of messages is read once, when it has settled', async () => {
  const told = Array.from({ length: 20 }, (_, at) => `id: ${at}\nevent: notification\ndata: {}\n\n`).join('');
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(Buffer.from(told))),
  }) as globalThis.ReadableStream<Uint8Array>;
  const { services } = pageServices(() => ({ status: 204 }));
  const http = { ...services.http, openStream: () => Promise.resolve(stream) };
  const invalidateQueries = jest.fn<Promise<void>, [{ queryKey: unknown }]>(() => Promise.resolve());
  const queries = { invalidateQueries, isMutating: () => 0 } as unknown as QueryClient;
  const readMessages = () =>
    invalidateQueries.mock.calls.filter(([{ queryKey }]) => queryKey === notificationsKey).length;

  renderHook(() => useLiveUpdates(queries, { brand: null } as never), {
    wrapper: ({ children }) => (
      <ServicesProvider services={{ ...services, http }}>{children}</ServicesProvider>
    ),
  });
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(readMessages()).toBe(0);
  await act(() => jest.advanceTimersByTimeAsync(5000));

  expect(readMessages()).toBe(1);
});

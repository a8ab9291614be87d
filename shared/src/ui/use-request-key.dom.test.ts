import { renderHook } from '@testing-library/react';
import { ApiError } from '../http/api-error';
import { useRequestKey } from './use-request-key';

function givenKey() {
  const { result } = renderHook(() => useRequestKey());
  return { key: result.current, of: (input: unknown) => result.current.headersOf(input)['Idempotency-Key'] };
}

const refused = (status: number) =>
  new ApiError({ type: '/problems/validation', title: 'No', status, code: 'VALIDATION', traceId: 't' });

test('a try after a lost answer carries the key of the one before, and so does one after a fault of the server', () => {
  const { key, of } = givenKey();
  const first = of({ text: 'a' });
  key.onError(new Error('Network Error'));
  key.onError(refused(503));

  expect(of({ text: 'a' })).toBe(first);
});

test('other input, what was refused, and what comes after a success are other requests', () => {
  const { key, of } = givenKey();
  const keys = [of({ text: 'a' }), of({ text: 'b' })];
  key.onError(refused(400));
  keys.push(of({ text: 'b' }));
  key.onSuccess();
  keys.push(of({ text: 'b' }));

  expect(new Set(keys).size).toBe(4);
});

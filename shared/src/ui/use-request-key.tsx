import { useRef } from 'react';
import { problemOf } from './problem-notice';

/**
 * The `Idempotency-Key` of a form that is to have one effect: the same input carries the same key after a lost answer,
 * so that nothing is done twice. Other input, or what the server refused, is another request.
 */
export function useRequestKey() {
  const kept = useRef<{ readonly text: string; readonly key: string }>(null);
  return {
    headersOf: (input: unknown): Readonly<Record<string, string>> => {
      const text = JSON.stringify(input ?? null);
      if (kept.current?.text !== text) kept.current = { text, key: crypto.randomUUID() };
      return { 'Idempotency-Key': kept.current.key };
    },
    onError: (error: unknown): void => {
      const status = problemOf(error)?.status ?? 0;
      if (status >= 400 && status < 500) kept.current = null;
    },
    /** What comes next is another request, even of the same input. */
    onSuccess: (): void => {
      kept.current = null;
    },
  };
}

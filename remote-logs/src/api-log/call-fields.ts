import { callDirectionSchema } from '@tallyhouse/shared/contracts/api-log';
import { daySchema, idSchema } from '@tallyhouse/shared/contracts/scalars';
import { fieldOneOf, useAddressFields } from '@tallyhouse/shared/ui/use-address-fields';

export const statusClasses = ['2xx', '3xx', '4xx', '5xx', 'none'] as const;
export const callOrders = ['time:desc', 'time:asc', 'durationMs:desc'] as const;
/** Names of their texts; a colon in one would name a namespace. */
export const orderWords = {
  'time:desc': 'newest',
  'time:asc': 'oldest',
  'durationMs:desc': 'slowest',
} as const;
/** Milliseconds that make a call worth looking at. */
export const slowCalls = ['500', '1000', '5000'] as const;

/** What the calls are narrowed by, in the address. */
const callFields = {
  from: daySchema,
  to: daySchema,
  direction: callDirectionSchema,
  statusClass: fieldOneOf(statusClasses),
  path: idSchema,
  authority: idSchema,
  correlationId: idSchema,
  /** User id. */
  user: idSchema,
  minDurationMs: fieldOneOf(slowCalls),
  sort: fieldOneOf(callOrders),
};

export function useCallFields() {
  return useAddressFields(callFields);
}
export type CallFields = ReturnType<typeof useCallFields>;

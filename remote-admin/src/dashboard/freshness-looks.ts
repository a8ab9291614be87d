import type { FreshnessState } from '@tallyhouse/shared/format/freshness-state';
import type { StateKind } from '@tallyhouse/shared/ui/state-tag';

/** How the state of a source looks. */
export const freshnessLooks: Readonly<
  Record<FreshnessState, { readonly kind: StateKind; readonly mark: string }>
> = {
  fresh: { kind: 'good', mark: '✓' },
  late: { kind: 'waiting', mark: '…' },
  gap: { kind: 'bad', mark: '!' },
  silent: { kind: 'neutral', mark: '○' },
};

import type { Tile } from '@tallyhouse/shared/contracts/dashboard-tiles';
import type { StateKind } from '@tallyhouse/shared/ui/state-tag';

/** How a number looks that is fine, that wants a look, or that is wrong. */
export const toneLooks: Readonly<Record<Tile['tone'], { readonly kind: StateKind; readonly mark: string }>> =
  {
    OK: { kind: 'good', mark: '✓' },
    ATTENTION: { kind: 'waiting', mark: '…' },
    ALARM: { kind: 'bad', mark: '!' },
    UNKNOWN: { kind: 'neutral', mark: '○' },
  };

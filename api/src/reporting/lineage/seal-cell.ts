import type { DrillLevel } from '@tallyhouse/shared/contracts/lineage';
import { channelSchema } from '@tallyhouse/shared/contracts/scalars';
import * as z from 'zod/mini';
import { conditionOf, groupLevels } from './drill-levels';
import type { DrillCell, DrillTokens, SealedCell } from '../../platform/auth/drill-token';

/** A token for one group of a cell; null when it does not fit into an address. */
export function sealGroup(
  tokens: DrillTokens,
  { userId, brandId, snapshotId, cell }: SealedCell,
  group: { readonly level: DrillLevel; readonly key: string | null },
): string | null {
  return tokens.seal({ userId, brandId, snapshotId, cell: narrowed(cell, group) })?.token ?? null;
}

function narrowed(cell: DrillCell, { level, key }: { level: DrillLevel; key: string | null }): DrillCell {
  if (level === 'batch') return { ...cell, batchId: key ?? '' };
  if (level === 'channel')
    return 'channels' in cell ? { ...cell, channels: [z.parse(channelSchema, key)] } : cell;
  const field = level === 'fact' ? null : groupLevels[level].field;
  return field === null ? cell : { ...cell, conditions: [...cell.conditions, conditionOf(field, key)] };
}

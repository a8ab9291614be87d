import type { LoadBatch } from '@tallyhouse/shared/contracts/load-data';
import { whatWithholds } from '../../platform/access/blind/blindness';
import { addDays } from '../../domain/periods/calendar';

/** A batch without its amounts where, added up over files, they would tell what the reader is to find out. */
export function withShownAmounts<Batch extends LoadBatch>(batch: Batch): Batch {
  const { brandId, channel, control, computed } = batch;
  if (whatWithholds({ brandId, channels: [channel], period: daysOf(batch) }) === undefined) return batch;
  return {
    ...batch,
    control: control === null ? null : { ...control, amount: null },
    computed: { ...computed, amount: null },
    withheld: 'PENDING_CONFIRMATION',
  };
}

/** Gaming days that a file may touch: a day more at both ends, whatever the zone and the start of the day. */
function daysOf({ periodFrom, periodTo }: LoadBatch) {
  if (periodFrom === null || periodTo === null) return undefined;
  return { from: addDays(periodFrom.slice(0, 10), -1), to: addDays(periodTo.slice(0, 10), 1) };
}

import { verticalSchema } from '@tallyhouse/shared/contracts/scalars';
import type { TotalDimension } from '@tallyhouse/shared/contracts/total-reports';
import { useLicences } from '@tallyhouse/shared/reporting/use-licences';
import { useTotalsText } from '../i18n/use-totals-text';
import { everything, type FigurePlace } from '../totals/rows/figure-of-row';

/** Where the figures of a value of a dimension stand. */
export function placeOf(by: TotalDimension | null, value: string | null): FigurePlace {
  switch (by) {
    case 'channel':
      return { ...everything, channel: value === 'RETAIL' ? 'RETAIL' : 'ONLINE' };
    case 'licence':
      return { ...everything, licenceId: value };
    case 'vertical':
      return { ...everything, vertical: verticalSchema.options.find((one) => one === value) ?? null };
    case null:
      return everything;
  }
}

/** Name of a channel, licence or vertical. */
export function useValueName(by: TotalDimension | null): (value: string) => string {
  const totalsText = useTotalsText();
  const licences = useLicences();
  return (value) => {
    if (by === 'licence') return licences.get(value)?.number ?? value;
    if (by === 'channel') return totalsText(value === 'RETAIL' ? 'channel.RETAIL' : 'channel.ONLINE');
    const vertical = verticalSchema.options.find((one) => one === value);
    return vertical === undefined ? value : totalsText(`vertical.${vertical}`);
  };
}

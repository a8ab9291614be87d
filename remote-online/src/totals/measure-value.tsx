import { countText } from '@tallyhouse/shared/format/count';
import { roundedMoneyText } from '@tallyhouse/shared/format/money';
import { percentText } from '@tallyhouse/shared/format/percent';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import type { MeasureKind } from './statement/statement-lines';

/** A measure as text; null is `—`. */
export function measureText(value: string | number | null, kind: MeasureKind, currency: string): string {
  if (kind === 'count') return countText(value === null ? null : Number(value));
  const written = value === null ? null : String(value);
  return kind === 'money' ? roundedMoneyText(written, currency) : percentText(written);
}

interface MeasureValueProps {
  readonly value: string | number | null;
  readonly kind: MeasureKind;
  readonly currency: string;
}

/** A measure on the screen; one that is not there is a dash that is read as “no data”. */
export function MeasureValue({ value, kind, currency }: MeasureValueProps) {
  return value === null ? <NoData /> : measureText(value, kind, currency);
}

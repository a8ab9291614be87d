import type { BrandTotal } from '@tallyhouse/shared/contracts/total-reports';
import { listText } from '@tallyhouse/shared/format/list-text';
import { useTotalsText } from '../../i18n/use-totals-text';

interface FixedAmountsNoteProps {
  readonly brands: readonly BrandTotal[];
}

/** That taxes per machine are of whole months, where a month is not asked for whole: they are in full, or not told. */
export function FixedAmountsNote({ brands }: FixedAmountsNoteProps) {
  const text = useTotalsText();
  return (['UNTOLD', 'IN_FULL'] as const).map((how) => {
    const own = brands.filter(({ taxes }) => taxes?.fixedAmounts === how);
    if (own.length === 0) return null;
    return (
      <p key={how} role="note" className="th-text-12">
        {text(`fixedAmounts.${how}`, { brands: listText(own.map(({ brandName }) => brandName)) })}
      </p>
    );
  });
}

import { periodText } from '@tallyhouse/shared/format/day';
import { useTotalsText } from '../i18n/use-totals-text';
import type { TotalsAnswer } from './statement/statements-of';

/** The nil report in words, brand by brand: it stands in print as the figures would. */
export function NilReport({ answer }: { readonly answer: TotalsAnswer }) {
  const text = useTotalsText();
  return (
    <ul>
      {answer.brands.map(({ brandId, brandName, meta }) => (
        <li key={brandId}>
          {text('nil.words', {
            brand: brandName,
            period: periodText(meta.period),
            basis: text(`basis.${meta.basis}`),
          })}
        </li>
      ))}
    </ul>
  );
}

import type { TaxPeriod } from '../../contracts/tax-periods';
import { Drawer } from '../../kit/modal';
import { TaxSimulation } from './tax-simulation';
import { taxName } from './tax-words';
import { useTaxText } from './use-tax-text';

interface SimulateTaxProps {
  readonly period: Pick<TaxPeriod, 'id' | 'code' | 'productClass' | 'base' | 'currency' | 'period'>;
  readonly onClose: () => void;
}

/** What a tax would be by other rules, beside the screen that shows what it is. */
export function SimulateTax({ period, onClose }: SimulateTaxProps) {
  const text = useTaxText();
  const title = text('simulation.title', {
    tax: taxName(period.code, text),
    productClass: period.productClass,
  });
  return (
    <Drawer open title={title} size={560} onClose={onClose} styles={{ wrapper: { maxWidth: '100%' } }}>
      <TaxSimulation period={period} />
    </Drawer>
  );
}

import type { Condition } from '../../contracts/report-fields';
import { Radio } from '../../kit/form';
import { Flex } from '../../kit/layout';
import { useLicences } from '../../reporting/use-licences';
import { useKeptReportsText } from '../i18n/use-kept-reports-text';
import { chosenCurrency, withCurrency, type LicencesByCurrency } from './one-currency';

interface CurrencyChoiceProps {
  readonly currencies: LicencesByCurrency;
  readonly filters: readonly Condition[];
  readonly onChange: (filters: readonly Condition[]) => void;
}

/** Which licences a report is of where the brand’s are played in several currencies: it adds up one. */
export function CurrencyChoice({ currencies, filters, onChange }: CurrencyChoiceProps) {
  const text = useKeptReportsText();
  const licences = useLicences();
  const numbersOf = (ids: readonly string[]) => ids.map((id) => licences.get(id)?.number ?? id).join(', ');
  return (
    <div className="th-after-12">
      <p className="th-before-0">{text('builder.currencyHint')}</p>
      <Radio.Group
        aria-label={text('builder.currency')}
        value={chosenCurrency(currencies, filters)}
        onChange={(event) => onChange(withCurrency(currencies, filters, String(event.target.value)))}
      >
        <Flex vertical gap={6}>
          {currencies.map(({ currency, licenceIds }) => (
            <Radio key={currency} value={currency}>
              {text('builder.currencyLicences', { currency, licences: numbersOf(licenceIds) })}
            </Radio>
          ))}
        </Flex>
      </Radio.Group>
    </div>
  );
}

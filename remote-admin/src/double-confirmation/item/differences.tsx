import type { ConfirmationDetail } from '@tallyhouse/shared/contracts/confirmation-items';
import { readReportChanges, readRetailReportChanges } from '@tallyhouse/shared/contracts/report-changes';
import { moneyWithCurrencyText } from '@tallyhouse/shared/format/money';
import { Alert } from '@tallyhouse/shared/kit/core';
import { Link } from '@tallyhouse/shared/kit/router';
import { CauseList } from '@tallyhouse/shared/reporting/why/cause-list';
import { VersionCauses } from '@tallyhouse/shared/reporting/why/version-causes';
import { itemAddress } from '../confirmation-address';
import { fieldName } from '../control-words';
import { Section } from '../facts';
import { useConfirmationText, type ConfirmationText } from '../use-confirmation-text';
import { Withheld } from '@tallyhouse/shared/ui/withheld';

/** How it differs from the simulation that it was made of, and from the version before, by cause. */
export function Differences({ item }: { readonly item: ConfirmationDetail }) {
  const text = useConfirmationText();
  const { differenceToSimulation, report } = item;
  if (item.frozen === null) return null;
  return (
    <Section id="differences" title={text('difference.title')}>
      <h3>{text('difference.simulation')}</h3>
      <ToSimulation difference={differenceToSimulation ?? {}} text={text} currency={report.currency} />
      <h3>{text('difference.last')}</h3>
      <ToLast item={item} />
    </Section>
  );
}

interface ToSimulationProps {
  readonly difference: Readonly<Record<string, string>>;
  readonly currency: string;
  readonly text: ConfirmationText;
}

function ToSimulation({ difference, currency, text }: ToSimulationProps) {
  const entries = Object.entries(difference);
  if (entries.length === 0) return <p>✓ {text('difference.none')}</p>;
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={text('difference.some')}
      description={
        <ul className="th-flush th-indent-18">
          {entries.map(([field, amount]) => (
            <li key={field}>
              {fieldName(field, text)}: {moneyWithCurrencyText(amount, currency)}
            </li>
          ))}
        </ul>
      }
    />
  );
}

/** To who is to find the figures out, the causes without their amounts: they say what to look for. */
function ToLast({ item }: { readonly item: ConfirmationDetail }) {
  const text = useConfirmationText();
  const { differenceToLast, causesSinceLast, report, brandId, frozen } = item;
  if (report.withheld !== undefined)
    return (
      <>
        <CauseList causes={causesSinceLast} />
        <p>
          <Withheld of={report} />
        </p>
      </>
    );
  if (differenceToLast === null) return <p>{text('difference.first')}</p>;
  const { version, replaces } = differenceToLast;
  return (
    <>
      <p className="th-desk-soft">
        {text('difference.against', { version })}{' '}
        <Link to={itemAddress(replaces)}>{text('difference.openLast', { version })}</Link>
      </p>
      <VersionCauses
        difference={differenceToLast}
        report={report}
        changes={item.family === 'RETAIL' ? readRetailReportChanges : readReportChanges}
        brandId={brandId}
        first={item.submission?.controlFields[0]}
        titleOf={(measure) => fieldName(measure, text, frozen?.columns)}
      />
    </>
  );
}

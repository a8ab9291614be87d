import type { ConfirmationDetail, VersionDifference } from '@tallyhouse/shared/contracts/confirmation-items';
import { moneyText, moneyWithCurrencyText } from '@tallyhouse/shared/format/money';
import { Alert } from '@tallyhouse/shared/kit/core';
import { Link } from '@tallyhouse/shared/kit/router';
import type { ColumnsType } from '@tallyhouse/shared/kit/table';
import { ScrollTable } from '@tallyhouse/shared/ui/scroll-table';
import { itemAddress } from '../confirmation-address';
import { fieldName } from '../control-words';
import { Section } from '../facts';
import { useConfirmationText, type ConfirmationText } from '../use-confirmation-text';
import { Withheld } from '@tallyhouse/shared/ui/withheld';
import { measureTitle } from '@tallyhouse/shared/ui/term/measure-title';
import { TermHelp } from '@tallyhouse/shared/ui/term/term-help';
import { termOfColumn } from '@tallyhouse/shared/contracts/terms/column-terms';

type Measure = VersionDifference['measures'][number];

/** How it differs from the simulation that it was made of, and from the version before, by cause. */
export function Differences({ item }: { readonly item: ConfirmationDetail }) {
  const text = useConfirmationText();
  const { differenceToSimulation, differenceToLast, report } = item;
  if (item.frozen === null) return null;
  return (
    <Section id="differences" title={text('difference.title')}>
      <h3>{text('difference.simulation')}</h3>
      <ToSimulation difference={differenceToSimulation ?? {}} text={text} currency={report.currency} />
      <h3>{text('difference.last')}</h3>
      {report.withheld !== undefined ? (
        <p>
          <Withheld />
        </p>
      ) : differenceToLast === null ? (
        <p>{text('difference.first')}</p>
      ) : (
        <ToLast difference={differenceToLast} currency={report.currency} columns={item.frozen.columns} />
      )}
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
        <ul style={{ margin: 0, paddingInlineStart: 18 }}>
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

interface ToLastProps {
  readonly difference: VersionDifference;
  readonly currency: string;
  readonly columns: NonNullable<ConfirmationDetail['frozen']>['columns'];
}

function ToLast({ difference, currency, columns: frozenColumns }: ToLastProps) {
  const text = useConfirmationText();
  const { version, measures, replaces } = difference;
  const columns: ColumnsType<Measure> = [
    {
      title: text('difference.measure'),
      rowScope: 'row',
      render: (_, { measure }) => {
        const name = fieldName(measure, text, frozenColumns);
        return (
          <>
            {name} <TermHelp term={termOfColumn(measure)} name={name} />
          </>
        );
      },
    },
    {
      title: text('difference.before', { version }),
      align: 'right',
      render: (_, { before }) => moneyText(before, currency),
    },
    { title: text('difference.after'), align: 'right', render: (_, { after }) => moneyText(after, currency) },
    {
      ...measureTitle<Measure>(text('difference.delta'), 'change'),
      align: 'right',
      render: (_, { delta }) => moneyText(delta, currency),
    },
    {
      title: text('difference.cause'),
      render: (_, measure) => <Causes measure={measure} currency={currency} />,
    },
  ];
  return (
    <>
      <p className="th-desk-soft">
        {text('difference.against', { version })}{' '}
        <Link to={itemAddress(replaces)}>{text('difference.openLast', { version })}</Link>
      </p>
      {measures.length === 0 ? (
        <p>{text('difference.unchanged')}</p>
      ) : (
        <ScrollTable<Measure>
          label={text('difference.label', { version })}
          rowKey="measure"
          columns={columns}
          dataSource={measures}
        />
      )}
    </>
  );
}

function Causes({ measure, currency }: { readonly measure: Measure; readonly currency: string }) {
  const text = useConfirmationText();
  if (measure.causes.length === 0) return text('difference.same');
  return (
    <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {measure.causes.map(({ cause, amount }) => (
        <li key={cause}>
          {moneyText(amount, currency)} {text(`difference.causes.${cause}`)}
        </li>
      ))}
    </ul>
  );
}

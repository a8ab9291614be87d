import type { ReactNode } from 'react';
import type { ConfirmationDetail } from '../../contracts/confirmation-items';
import type { ReportHeader } from '../../contracts/reports';
import { termOfColumn } from '../../contracts/terms/column-terms';
import type { TermKey } from '../../contracts/terms/term';
import { countText } from '../../format/count';
import { periodText } from '../../format/day';
import { instantText, lastMinuteText } from '../../format/instant';
import { shortHash } from '../../format/short-hash';
import { moneyWithCurrencyText } from '../../format/money';
import { useSaidCheck } from '../../format/use-said-check';
import { useSpoken, type SpokenWords } from '../../i18n/use-text';
import { Alert } from '../../kit/core';
import { adoptStyles } from '../../ui/adopt-styles';
import { TermHelp } from '../../ui/term/term-help';
import { useCodeWords } from '../code-words';
import { useReportingText } from '../use-reporting-text';
import { useSendingText, type SendingText } from './use-sending-text';

const styles = `
.th-sending { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 4px 16px; margin: 0 0 12px; color: var(--th-ink); }
.th-sending dt { color: var(--th-ink-soft); }
.th-sending dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums lining-nums slashed-zero; }
.th-sending dd small { color: var(--th-ink-soft); }
.th-sending-strong { font-weight: 600; }
@media (max-width: 480px) { .th-sending { grid-template-columns: minmax(0, 1fr); } .th-sending dd { margin-block-end: 6px; } }
`;

interface SubmissionFactsProps {
  readonly report: ReportHeader;
  readonly detail: ConfirmationDetail;
  /** What the obligation is called, where a deadline says so. */
  readonly obligation: SpokenWords | null;
  readonly brandName: string;
  readonly asOf: string;
  readonly zone: string;
}

/** Everything that the second person will see, to be checked by the first: whose, to whom, of when, how much. */
export function SubmissionFacts(props: SubmissionFactsProps) {
  adoptStyles(styles);
  const { report, detail, obligation, brandName, asOf, zone } = props;
  const text = useSendingText();
  const words = useReportingText();
  const spoken = useSpoken();
  const saidCheck = useSaidCheck(zone);
  const codes = useCodeWords();
  const { preview } = detail;
  const address = preview?.address ?? null;
  const authority =
    address === null
      ? text('dialog.unknownAuthority')
      : `${spoken(address.authorityName)} (${address.authorityId})`;
  const dueAt = address?.dueAt ?? null;
  const entries: readonly SubmissionFact[] = [
    [text('dialog.brand'), <strong key="brand">{brandName}</strong>],
    [text('dialog.authority'), authority],
    [
      text('dialog.obligation'),
      obligation === null ? codes.reportType(address?.obligationCode ?? report.type) : spoken(obligation),
    ],
    [text('dialog.due'), dueAt === null ? text('dialog.noDue') : lastMinuteText(dueAt, zone)],
    [
      text('dialog.report'),
      <>
        {report.title} <small>{text('dialog.version', { version: report.version })}</small>
      </>,
    ],
    [text('dialog.period'), <strong key="period">{periodText(report.period)}</strong>],
    [text('dialog.basis'), words(`basis.${report.basis}`)],
    [text('dialog.rows'), countText(report.rowCount)],
    ...totalsOf(report, preview, text),
    ...(address === null ? [] : [[text('dialog.format'), address.format] as const]),
    [text('dialog.asOf'), instantText(preview?.asOf ?? asOf, zone)],
    [text('dialog.hash'), <code key="hash">{shortHash(report.contentHash)}</code>],
  ];
  const warnings = preview?.warnings ?? [];
  return (
    <div>
      <dl className="th-sending">
        {entries.map((fact) => (
          <Entry key={fact[0]} fact={fact} />
        ))}
      </dl>
      {warnings.length === 0 ? null : (
        <Alert
          type="warning"
          showIcon
          title={text('dialog.warnings', { count: warnings.length })}
          description={
            <ul className="th-flush th-indent-18">
              {warnings.map((warning) => (
                <li key={warning.id}>
                  {saidCheck(warning)} <small className="th-nowrap">{warning.id}</small>
                </li>
              ))}
            </ul>
          }
        />
      )}
    </div>
  );
}

/** A figure names the term that explains it. */
type SubmissionFact = readonly [name: string, value: ReactNode, term?: TermKey | undefined];

function Entry({ fact: [name, value, term] }: { readonly fact: SubmissionFact }) {
  return (
    <>
      <dt>
        {name}
        <TermHelp term={term} name={name} />
      </dt>
      <dd>{value}</dd>
    </>
  );
}

/** Stakes, revenue and what the second person types in. */
function totalsOf(
  report: ReportHeader,
  preview: ConfirmationDetail['preview'],
  text: SendingText,
): SubmissionFact[] {
  const control = preview === null ? {} : { [preview.controlField]: preview.controlTotal };
  const amounts: Record<string, string | null> = { stakes: report.stakes, ggr: report.ggr, ...control };
  return Object.entries(amounts)
    .filter(([, amount]) => amount !== null)
    .map(([field, amount]) => [
      totalName(field, text),
      <>
        <span className="th-sending-strong">{moneyWithCurrencyText(amount, report.currency)}</span>{' '}
        {field in control ? <small>{text('dialog.control')}</small> : null}
      </>,
      termOfColumn(field),
    ]);
}

function totalName(field: string, text: SendingText): string {
  return field === 'stakes' || field === 'ggr' || field === 'taxPayable' ? text(`dialog.${field}`) : field;
}

/** Why it would be refused, as far as that is known before it is tried. */
export function refusalsOf({
  report,
  preview,
}: ConfirmationDetail): NonNullable<ConfirmationDetail['preview']>['refusals'] {
  if (report.state === 'STALE') return [{ code: 'STALE_SIMULATION', title: '', detail: null }];
  return preview?.refusals ?? [];
}

import type { ConfirmationDetail } from '@tallyhouse/shared/contracts/confirmation-items';
import { countText } from '@tallyhouse/shared/format/count';
import { shortHash } from '@tallyhouse/shared/format/short-hash';
import { periodText } from '@tallyhouse/shared/format/day';
import { instantText } from '@tallyhouse/shared/format/instant';
import { moneyWithCurrencyText } from '@tallyhouse/shared/format/money';
import { Alert } from '@tallyhouse/shared/kit/core';
import { FilterWords } from '@tallyhouse/shared/reporting/filter-words';
import { FigureStatusTag } from '@tallyhouse/shared/reporting/figure-status-tag';
import { useNow } from '@tallyhouse/shared/reporting/page/use-now';
import { useCodeWords } from '@tallyhouse/shared/reporting/code-words';
import { useReportingText } from '@tallyhouse/shared/reporting/use-reporting-text';
import { CopyButton } from '@tallyhouse/shared/ui/copy-button';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { ControlTotal } from '../control-total';
import { DueWords } from '../due-words';
import { Facts, Section, type Fact } from '../facts';
import { useConfirmationText } from '../use-confirmation-text';
import { personInWords } from '@tallyhouse/shared/contracts/people';
import { listText } from '@tallyhouse/shared/format/list-text';
import { Withheld } from '@tallyhouse/shared/ui/withheld';

interface FrozenFactsProps {
  readonly item: ConfirmationDetail;
  readonly zone: string;
}

/** The head of what was frozen, to be checked answer by answer: whose, to whom, of when, on which data and rules. */
export function FrozenFacts({ item, zone }: FrozenFactsProps) {
  const text = useConfirmationText();
  const { frozen, submission } = item;
  if (frozen === null || submission === null) {
    return (
      <Section id="frozen" title={text('item.answers')}>
        <EmptyNotice title={text('item.notFrozen')} hint={text('item.notFrozenHint')} />
      </Section>
    );
  }
  return (
    <Section id="frozen" title={text('item.answers')}>
      <p className="th-desk-soft">
        {text('item.answersLead', { at: instantText(submission.submittedAt, zone) })}
      </p>
      {frozen.noActivity ? (
        <Alert type="info" showIcon title={text('fact.noActivity')} className="th-after-12" />
      ) : null}
      <Whom item={item} frozen={frozen} zone={zone} />
      <hr className="th-before-12 th-after-12 th-borderless th-ruled" />
      <OnWhat item={item} frozen={frozen} zone={zone} />
    </Section>
  );
}

type PartProps = FrozenFactsProps & { readonly frozen: NonNullable<ConfirmationDetail['frozen']> };

/** Brand, authority, period and figures: what a slip here would cost most. */
function Whom({ item, frozen, zone }: PartProps) {
  const text = useConfirmationText();
  const words = useReportingText();
  const codes = useCodeWords();
  const nowMs = useNow();
  const { report, dueAt } = item;
  const { zone: dayZone, cutoff } = frozen.period;
  const facts: readonly Fact[] = [
    [text('fact.brand'), <strong key="brand">{frozen.brandName}</strong>],
    [text('fact.authority'), <strong key="authority">{frozen.authorityId}</strong>],
    [text('fact.obligation'), codes.reportType(frozen.obligationCode)],
    [
      text('fact.period'),
      <span key="period">
        <strong>{periodText(frozen.period)}</strong>
        <br />
        <span className="th-desk-soft">{text('fact.zone', { cutoff, zone: dayZone })}</span>
      </span>,
    ],
    [text('fact.due'), <DueWords key="due" dueAt={dueAt} state={report.state} zone={zone} nowMs={nowMs} />],
    [text('fact.rows'), countText(frozen.rowCount)],
    [
      text('fact.stakes'),
      report.withheld === undefined ? (
        moneyWithCurrencyText(report.stakes, report.currency)
      ) : (
        <Withheld key="stakes" of={report} />
      ),
      'stakes',
    ],
    [text('fact.control'), <ControlTotal key="control" item={item} />, 'controlTotal'],
    [text('fact.basis'), basisWords(frozen.basis, words)],
    [text('fact.licences'), listText(frozen.licences.map(({ number }) => number)) || '—'],
  ];
  return <Facts facts={facts} />;
}

const bases = ['PLACED', 'SETTLED', 'PAID', 'PLACED_PAID'] as const;

function basisWords(basis: string, words: ReturnType<typeof useReportingText>): string {
  const known = bases.find((one) => one === basis);
  return known === undefined ? basis : words(`basis.${known}`);
}

/** Data, rules, hashes and people behind it. */
function OnWhat({ item, frozen, zone }: PartProps) {
  const text = useConfirmationText();
  const { report, submission } = item;
  if (submission === null) return null;
  const { version } = report;
  const facts: readonly Fact[] = [
    [
      text('fact.report'),
      frozen.replacesVersion === null
        ? text('fact.version', { version })
        : text('fact.versionReplaces', { version, replaced: frozen.replacesVersion }),
    ],
    [text('fact.correction'), text(`fact.correctionMethod.${frozen.correctionMethod}`)],
    [text('fact.figureStatus'), <FigureStatusTag key="status" status={submission.figureStatus} />],
    [text('fact.asOf'), instantText(frozen.asOf, zone)],
    [text('fact.snapshot'), <code key="snapshot">{frozen.snapshotId}</code>],
    [text('fact.rulePack'), <code key="pack">{shortHash(frozen.rulePackVersion)}</code>],
    [
      text('fact.filters'),
      <FilterWords key="filters" words={frozen.filtersText} none={text('fact.noFilters')} />,
    ],
    [text('fact.format'), submission.format],
    [
      text('fact.preparedBy'),
      text('fact.by', {
        name: personInWords(report.preparedBy, report.preparedByAccount),
        at: instantText(report.preparedAt, zone),
      }),
    ],
    [
      text('fact.submittedBy'),
      text('fact.by', {
        name: personInWords(submission.submittedBy, submission.submittedByAccount),
        at: instantText(submission.submittedAt, zone),
      }),
    ],
    ...(submission.confirmedBy === null || submission.confirmedAt === null
      ? []
      : ([
          [
            text('fact.confirmedBy'),
            text('fact.by', {
              name: personInWords(submission.confirmedBy, submission.confirmedByAccount),
              at: instantText(submission.confirmedAt, zone),
            }),
          ],
        ] as const)),
    [text('fact.number'), <code key="number">{submission.id}</code>],
    [
      text('fact.payloadHash'),
      <span key="hash">
        <code>{submission.payloadHash}</code>{' '}
        <CopyButton
          value={submission.payloadHash}
          label={text('fact.copyHash')}
          copiedLabel={text('fact.copied')}
        />
      </span>,
      'contentHash',
    ],
    [text('fact.contentHash'), <code key="content">{frozen.contentHash}</code>, 'contentHash'],
  ];
  return <Facts facts={facts} />;
}

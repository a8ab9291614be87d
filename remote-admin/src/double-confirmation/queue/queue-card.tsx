import type { ConfirmationItem } from '@tallyhouse/shared/contracts/confirmation-items';
import { periodText } from '@tallyhouse/shared/format/day';
import { instantText } from '@tallyhouse/shared/format/instant';
import { moneyWithCurrencyText } from '@tallyhouse/shared/format/money';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { Link } from '@tallyhouse/shared/kit/router';
import { useNow } from '@tallyhouse/shared/reporting/page/use-now';
import { ReportStateTag } from '@tallyhouse/shared/reporting/report-state-tag';
import { itemAddress } from '../confirmation-address';
import { ControlTotal } from '../control-total';
import { DueWords } from '../due-words';
import { Facts } from '../facts';
import { useBrandOf } from '../use-brand-of';
import { useConfirmationText } from '../use-confirmation-text';
import { Person } from '@tallyhouse/shared/ui/person';
import { Withheld } from '@tallyhouse/shared/ui/withheld';

/** One report on its way: what, for whom, how much, since when; and the way to look into it. */
export function QueueCard({ item }: { readonly item: ConfirmationItem }) {
  const text = useConfirmationText();
  const host = useRemoteHost();
  const nowMs = useNow();
  const { name: brandName, zone } = useBrandOf(item.brandId);
  const { report, submission } = item;
  const address = itemAddress(report.id);
  const mayDecide = item.allowed.confirm;
  const warnings = submission?.warnings.length ?? 0;
  return (
    <article className="th-desk-card" aria-label={report.title}>
      <div className="th-shrinks">
        <div className="th-desk-card-head">
          <h2>
            <Link to={address}>
              <bdi>{report.title}</bdi>
            </Link>
          </h2>
          <ReportStateTag state={report.state} />
        </div>
        <Facts
          facts={[
            ...(host.session.brand === null ? [[text('fact.brand'), brandName] as const] : []),
            [text('fact.authority'), item.authorityId ?? '—'],
            [
              text('fact.period'),
              <span key="period">
                {periodText(report.period)}
                <br />
                <span className="th-desk-soft">{text('fact.version', { version: report.version })}</span>
              </span>,
            ],
            [
              text('fact.due'),
              <DueWords key="due" dueAt={item.dueAt} state={report.state} zone={zone} nowMs={nowMs} />,
            ],
            [
              text('fact.submittedBy'),
              submission === null ? (
                <Person key="by" name={report.preparedBy} account={report.preparedByAccount} />
              ) : (
                <span key="by">
                  <Person name={submission.submittedBy} account={submission.submittedByAccount} />
                  <br />
                  <span className="th-desk-soft">{instantText(submission.submittedAt, zone)}</span>
                </span>
              ),
            ],
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
            [
              text('fact.warnings'),
              warnings === 0 ? text('fact.noWarnings') : text('fact.warningCount', { count: warnings }),
            ],
          ]}
        />
      </div>
      <Button
        type={mayDecide ? 'primary' : 'default'}
        aria-label={text(mayDecide ? 'list.reviewNamed' : 'list.openNamed', { title: report.title })}
        onClick={() => host.navigate(address)}
      >
        {text(mayDecide ? 'list.review' : 'list.open')}
      </Button>
    </article>
  );
}

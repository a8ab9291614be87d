import type { Filing } from '@tallyhouse/shared/contracts/filings';
import { personInWords } from '@tallyhouse/shared/contracts/people';
import { moneyWithCurrencyText } from '@tallyhouse/shared/format/money';
import { Link } from '@tallyhouse/shared/kit/router';
import { ReportStateTag } from '@tallyhouse/shared/reporting/report-state-tag';
import { TermHelp } from '@tallyhouse/shared/ui/term/term-help';
import { Withheld } from '@tallyhouse/shared/ui/withheld';
import { useFilingText } from './use-filing-text';

/** The newest version of the return. */
export function ReturnPart({ filing }: { readonly filing: Filing }) {
  const text = useFilingText();
  const { return: report, deadline } = filing;
  if (report === null) return <p>{text(deadline.reportType === null ? 'noReturnOwed' : 'noReturn')}</p>;
  const { id, version, state, tax, currency, preparedBy, preparedByAccount } = report;
  const { confirmedBy, confirmedByAccount } = report;
  return (
    <div className="th-chain-item">
      <header>
        <Link to={`/double-confirmation?${new URLSearchParams({ id }).toString()}`}>{text('open')}</Link>
        <ReportStateTag state={state} />
      </header>
      <p>{text('version', { version })}</p>
      <dl>
        {tax === undefined ? null : (
          <>
            <dt>
              {text('declared')} <TermHelp term="tax" name={text('declared')} />
            </dt>
            <dd>{tax === null ? <Declared filing={filing} /> : moneyWithCurrencyText(tax, currency)}</dd>
          </>
        )}
        <dt className="th-chain-wide">{text('preparedBy')}</dt>
        <dd className="th-chain-wide">{personInWords(preparedBy, preparedByAccount)}</dd>
        {confirmedBy === null ? null : (
          <>
            <dt className="th-chain-wide">{text('confirmedBy')}</dt>
            <dd className="th-chain-wide">{personInWords(confirmedBy, confirmedByAccount)}</dd>
          </>
        )}
      </dl>
    </div>
  );
}

function Declared({ filing: { withheld } }: { readonly filing: Filing }) {
  return withheld === undefined ? '–' : <Withheld />;
}

import type { TaxPeriodDetail, TaxProposal } from '@tallyhouse/shared/contracts/tax-periods';
import { instantText } from '@tallyhouse/shared/format/instant';
import { isZeroAmount } from '@tallyhouse/shared/format/exact-amount';
import { moneyWithCurrencyText } from '@tallyhouse/shared/format/money';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert, Button } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useState } from 'react';
import { useCheckWords } from '../period/check-words';
import { useTaxReportingText } from '../use-tax-reporting-text';
import { ConfirmDialog } from './confirm-dialog';
import { ReturnDialog } from './return-dialog';
import { personInWords } from '@tallyhouse/shared/contracts/people';

interface ProposalNoticeProps {
  readonly period: TaxPeriodDetail;
  readonly proposal: TaxProposal;
  readonly zone: string;
}

/** What waits for a decision: who proposed it and why, and what this reader may do about it. */
export function ProposalNotice({ period, proposal, zone }: ProposalNoticeProps) {
  const text = useTaxReportingText();
  const checkWords = useCheckWords();
  const { session } = useRemoteHost();
  const [opened, setOpened] = useState<'confirm' | 'return' | null>(null);
  const isOwn = proposal.proposedBy.id === session.user.id;
  const mayDecide = session.permissions.includes('tax.confirm') && session.brand !== null;
  const close = () => setOpened(null);
  const { method, carried, carriedLoss, tax } = proposal;
  return (
    <>
      <Alert
        type="warning"
        showIcon
        role="status"
        className="th-after-16"
        title={text(`proposal.title.${proposal.kind}`)}
        description={
          <>
            <div>
              {text('proposal.by', {
                name: personInWords(proposal.proposedBy.name, proposal.proposedBy.account),
                at: instantText(proposal.proposedAt, zone),
              })}
              {' · '}
              {proposal.reason === ''
                ? text('proposal.noReason')
                : text('proposal.reason', { reason: proposal.reason })}
            </div>
            {tax === null ? null : (
              <div>{text('proposal.tax', { amount: moneyWithCurrencyText(tax, period.currency) })}</div>
            )}
            {method === null ? null : (
              <div>
                {text(`proposal.method.${method}`, {
                  amount: moneyWithCurrencyText(carried, period.currency),
                })}
              </div>
            )}
            {carriedLoss === null || isZeroAmount(carriedLoss) ? null : (
              <div>
                {text('history.adjustmentLoss', {
                  amount: moneyWithCurrencyText(carriedLoss, period.currency),
                })}
              </div>
            )}
            {proposal.warnings.length === 0 ? null : (
              <>
                <div>{text('proposal.warnings')}</div>
                <ul className="th-before-4 th-after-4 th-indent-20">
                  {proposal.warnings.map((warning) => (
                    <li key={warning.id}>
                      {checkWords(warning)} <em>{warning.reason}</em>
                    </li>
                  ))}
                </ul>
              </>
            )}
            {isOwn ? (
              <div>{text('proposal.own')}</div>
            ) : mayDecide ? null : (
              <div>{text('proposal.cannot')}</div>
            )}
            <Flex gap="small" className="th-before-8">
              {mayDecide && !isOwn ? (
                <Button type="primary" onClick={() => setOpened('confirm')}>
                  {text('proposal.confirm')}
                </Button>
              ) : null}
              {(mayDecide || isOwn) && session.brand !== null ? (
                <Button onClick={() => setOpened('return')}>
                  {text(isOwn ? 'proposal.withdraw' : 'proposal.return')}
                </Button>
              ) : null}
            </Flex>
          </>
        }
      />
      {opened === 'confirm' ? <ConfirmDialog {...{ period, proposal }} onClose={close} /> : null}
      {opened === 'return' ? <ReturnDialog {...{ period, proposal, isOwn }} onClose={close} /> : null}
    </>
  );
}

import { useId, useState } from 'react';
import type { ConfirmationItem } from '../../contracts/confirmation-items';
import { useRemoteHost } from '../../host/remote-host';
import { Alert, Button } from '../../kit/core';
import { Skeleton } from '../../kit/feedback';
import { Modal } from '../../kit/modal';
import { useQuery } from '../../kit/query';
import { ProblemNotice } from '../../ui/problem-notice';
import { BrandByHand, isBrandTyped } from './brand-by-hand';
import { helpsToSimulate, RefusedNotice } from './refused-notice';
import type { SendForConfirmationProps } from './send-for-confirmation';
import { confirmationQuery, obligationQuery } from './sending-queries';
import { SentAnswer } from './sent-answer';
import { refusalsOf, SubmissionFacts } from './submission-facts';
import { useSendingText } from './use-sending-text';
import { useSubmission } from './use-submission';

type SendDialogProps = Omit<SendForConfirmationProps, 'onSent'> & {
  /** With the answer where the report was handed over. */
  readonly onClose: (item: ConfirmationItem | null) => void;
};

/** What will be frozen, asked once more; then the answer: the number of the submission and who can confirm it. */
export function SendDialog({ report, asOf, zone, isNil = false, onAgain, onClose }: SendDialogProps) {
  const text = useSendingText();
  const { http, session } = useRemoteHost();
  const brandId = session.brand?.id ?? null;
  const brandName = session.brand?.name ?? '';
  const id = useId();
  const detail = useQuery(confirmationQuery(http, report.id));
  const obligation = useQuery(obligationQuery(http, brandId, report));
  const submission = useSubmission(report.id);
  const [typed, setTyped] = useState('');
  const [isFaulty, setFaulty] = useState(false);

  if (submission.answer !== undefined) {
    return <SentAnswer item={submission.answer} zone={zone} onClose={onClose} />;
  }
  const preview = detail.data?.preview ?? null;
  // Who has sent for other brands lately is the one who takes this brand for another.
  const mustType = preview !== null && brandId !== null && !preview.lastBrandIds.includes(brandId);
  const refusals = detail.data === undefined ? [] : refusalsOf(detail.data);
  const isReady = detail.data !== undefined && refusals.length === 0;
  const again = () => {
    onClose(null);
    onAgain();
  };
  const send = () => {
    const isWrong = mustType && !isBrandTyped(typed, brandName);
    setFaulty(isWrong);
    if (isWrong) document.getElementById(id)?.focus();
    else submission.submit();
  };
  return (
    <Modal
      open
      width={640}
      title={text('dialog.title')}
      onCancel={() => (submission.isBusy ? undefined : onClose(null))}
      footer={[
        <Button key="cancel" disabled={submission.isBusy} onClick={() => onClose(null)}>
          {text('dialog.cancel')}
        </Button>,
        refusals.some(({ code }) => helpsToSimulate(code)) ? (
          <Button key="again" type="primary" onClick={again}>
            {text('dialog.again')}
          </Button>
        ) : refusals.length > 0 ? null : (
          <Button key="send" type="primary" loading={submission.isBusy} disabled={!isReady} onClick={send}>
            {text('dialog.ok')}
          </Button>
        ),
      ]}
    >
      <p>{text('dialog.lead')}</p>
      {detail.data === undefined ? (
        detail.isError ? (
          <ProblemNotice
            title={text('dialog.checkFailed')}
            error={detail.error}
            onRetry={() => void detail.refetch()}
          />
        ) : (
          <Skeleton active title={false} paragraph={{ rows: 8 }} aria-label={text('dialog.checking')} />
        )
      ) : (
        <SubmissionFacts
          report={report}
          detail={detail.data}
          obligation={obligation.data ?? null}
          brandName={brandName}
          asOf={asOf}
          zone={zone}
        />
      )}
      {isNil ? <Alert type="info" showIcon title={text('dialog.nil')} /> : null}
      {mustType && refusals.length === 0 ? (
        <BrandByHand id={id} brand={brandName} typed={typed} isFaulty={isFaulty} onType={setTyped} />
      ) : null}
      {refusals.map(({ code, title, detail: words }) => (
        <RefusedNotice key={code} code={code} title={title} detail={words ?? undefined} />
      ))}
      <RefusedNotice error={submission.error} onAgain={again} onRetry={send} />
    </Modal>
  );
}

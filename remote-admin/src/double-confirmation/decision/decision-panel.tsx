import { confirmReport } from '@tallyhouse/shared/contracts/confirmation';
import type { ConfirmationDetail } from '@tallyhouse/shared/contracts/confirmation-items';
import { useSaidCheck } from '@tallyhouse/shared/format/use-said-check';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { ActionButton } from '@tallyhouse/shared/ui/action-button';
import { problemOf } from '@tallyhouse/shared/ui/problem-notice';
import { useEffect, useId, useRef, useState } from 'react';
import { brandAddress, receiptAddress } from '../confirmation-address';
import { useAction } from '../actions/use-action';
import { Section } from '../facts';
import { useConfirmationText } from '../use-confirmation-text';
import { ControlFields } from './control-fields';
import {
  bodyOf,
  emptyForm,
  faultsOf,
  refusedFaults,
  type ConfirmBody,
  type FormFault,
  type Submission,
} from './decision-form';
import { FaultSummary } from './fault-summary';
import { RefusedDecision } from './refused-decision';
import { ReturnDialog } from './return-dialog';
import { WarningFields } from './warning-fields';

interface DecisionPanelProps {
  readonly item: ConfirmationDetail;
  readonly submission: Submission;
  /** Reads the item again: what was shown is not what stands there now. */
  readonly onReread: () => void;
}

/** The submission with its warnings in the language of the page. */
function useSaidWarnings(submission: Submission): Submission {
  const said = useSaidCheck(useRemoteHost().session.brand?.zone ?? 'UTC');
  return {
    ...submission,
    warnings: submission.warnings.map((warning) => ({ ...warning, detail: said(warning) })),
  };
}

/** Confirm or return: warnings with reasons, the control total typed in blind, the second factor. */
export function DecisionPanel(props: DecisionPanelProps) {
  const { item } = props;
  const submission = useSaidWarnings(props.submission);
  const text = useConfirmationText();
  const host = useRemoteHost();
  const brand = item.frozen?.brandName ?? item.brandId;
  if (host.session.brand?.id !== item.brandId) {
    return (
      <Section id="decide" title={text('decide.title')}>
        <p>{text('decide.brandFirst', { brand })}</p>
        <Button type="primary" onClick={() => host.navigate(brandAddress(item.report.id))}>
          {text('decide.brandAction', { brand })}
        </Button>
      </Section>
    );
  }
  return (
    <Section id="decide" title={text('decide.title')}>
      {item.allowed.confirm ? <ConfirmForm {...props} submission={submission} /> : <ReturnOnly item={item} />}
    </Section>
  );
}

function ConfirmForm({ item, submission, onReread }: DecisionPanelProps) {
  const text = useConfirmationText();
  const host = useRemoteHost();
  const id = useId();
  const [form, setForm] = useState(emptyForm);
  const [faults, setFaults] = useState<readonly FormFault[]>([]);
  const summary = useRef<HTMLDivElement>(null);
  const { id: reportId } = item.report;
  const action = useAction((body: ConfirmBody, headers) =>
    host.http.call(confirmReport, { params: { id: reportId }, body, headers }),
  );
  const confirm = () => {
    const found = faultsOf(form, submission);
    setFaults(found);
    if (found.length > 0) {
      // After it was drawn: it may not have been there before.
      requestAnimationFrame(() => summary.current?.focus());
      return;
    }
    action.run(bodyOf(form, submission), () => host.navigate(receiptAddress(reportId)));
  };
  const refused = refusedFaults(problemOf(action.error));
  const isInput = refused.length > 0;
  useEffect(() => {
    if (isInput) summary.current?.focus();
  }, [isInput]);
  const shown = faults.length > 0 ? faults : refused;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      <p className="th-desk-soft">{text('decide.lead', { authority: item.authorityId ?? '' })}</p>
      <FaultSummary ref={summary} id={id} faults={shown} submission={submission} />
      {isInput ? null : <RefusedDecision error={action.error} onReread={onReread} onRetry={confirm} />}
      <WarningFields id={id} form={form} submission={submission} faults={shown} onChange={setForm} />
      <ControlFields
        id={id}
        form={form}
        submission={submission}
        currency={item.report.currency}
        faults={shown}
        onChange={setForm}
      />
      <div className="th-row-8 th-wraps">
        <Button type="primary" htmlType="submit" loading={action.isBusy}>
          {text('decide.confirm')}
        </Button>
        <ReturnButton item={item} />
      </div>
    </form>
  );
}

/** A locked or lapsed item cannot be confirmed any more, but it can be given back. */
function ReturnOnly({ item }: { readonly item: ConfirmationDetail }) {
  const text = useConfirmationText();
  return (
    <>
      <p>{text(item.allowed.whyNotCode === 'LAPSED' ? 'standing.LAPSED' : 'standing.locked')}</p>
      <ReturnButton item={item} />
    </>
  );
}

function ReturnButton({ item }: { readonly item: ConfirmationDetail }) {
  const text = useConfirmationText();
  const [isOpen, setOpen] = useState(false);
  if (!item.allowed.return) return null;
  return (
    <>
      <ActionButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text('decide.return')}
      </ActionButton>
      {isOpen ? <ReturnDialog item={item} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

import type { TaxPeriodDetail } from '@tallyhouse/shared/contracts/tax-periods';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { RecordPayment } from '@tallyhouse/shared/reporting/tax/record-payment';
import { usePeriod } from '@tallyhouse/shared/reporting/use-period';
import { ActionButton } from '@tallyhouse/shared/ui/action-button';
import { useState } from 'react';
import { FormDialog } from '@tallyhouse/shared/ui/unsaved/form-dialog';
import { useTaxReportingText } from '../use-tax-reporting-text';
import { filingAddress } from '@tallyhouse/shared/reporting/filing-address';
import { FileDialog } from './file-dialog';
import { possibleSteps, type StepName } from './possible-steps';
import { ProposeDialog } from './propose-dialog';

interface PeriodStepsProps {
  readonly period: TaxPeriodDetail;
  /** How the period is called. */
  readonly name: string;
}

/** What can be done with a period now; what cannot says why. */
export function PeriodSteps({ period, name }: PeriodStepsProps) {
  const text = useTaxReportingText();
  const host = useRemoteHost();
  const { session } = host;
  const { today } = usePeriod();
  const [opened, setOpened] = useState<StepName | null>(null);
  const close = () => setOpened(null);
  const steps = possibleSteps(period, {
    permissions: session.permissions,
    hasBrand: session.brand !== null,
  });
  const refusals = period.checks.filter(({ effect }) => effect === 'REFUSES').length;
  return (
    <>
      <Flex wrap gap="small" role="group" aria-label={text('action.label')}>
        {steps.map(({ name: step, blockedBy }, place) => (
          <ActionButton
            key={step}
            type={place === 0 && blockedBy === null ? 'primary' : 'default'}
            blockedBecause={blockedBy === null ? null : text(`action.why.${blockedBy}`, { count: refusals })}
            onClick={() =>
              step === 'file' ? host.navigate(filingAddress(period.filingId ?? '')) : setOpened(step)
            }
          >
            {text(`action.${step}`)}
          </ActionButton>
        ))}
      </Flex>
      {opened === 'close' || opened === 'reopen' || opened === 'amend' ? (
        <ProposeDialog kind={opened} period={period} name={name} onClose={close} />
      ) : null}
      {opened === 'attach' ? <FileDialog period={period} onClose={close} /> : null}
      {opened === 'pay' ? (
        <FormDialog footer={null} title={text('dialog.pay.title')} width={560} onCancel={close}>
          {(leave) => <RecordPayment period={period} today={today} onDone={close} onCancel={leave} />}
        </FormDialog>
      ) : null}
    </>
  );
}

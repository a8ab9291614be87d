import type { Filing } from '@tallyhouse/shared/contracts/filings';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert, type AlertProps } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { usePeriod } from '@tallyhouse/shared/reporting/use-period';
import { ActionButton } from '@tallyhouse/shared/ui/action-button';
import { useState } from 'react';
import { RecordFiling } from '../record-filing';
import { addressOf, periodAddress } from './link-address';
import { useFilingText } from './use-filing-text';

/** What is to be done next, whose it is, and the way there; what contradicts itself comes before everything. */
export function NextStep({ filing }: { readonly filing: Filing }) {
  const text = useFilingText();
  const host = useRemoteHost();
  const { today } = usePeriod();
  const [isRecording, setRecording] = useState(false);
  const { next, deadline, mismatches } = filing;
  if (next === null) {
    return <Panel type="success" title={text('next.none')} words={text('next.noneHint')} />;
  }
  const { code, by, link } = next;
  const isYours = by === 'YOU';
  const differing = code === 'MEND' ? mismatches[0] : undefined;
  return (
    <Panel
      type={code === 'MEND' ? 'error' : isYours ? 'warning' : 'info'}
      title={`${text('next.title')}: ${text(`next.${code}`)}`}
      words={code === 'MEND' ? text('mendHint') : text(`by.${by}`)}
    >
      {link === null ? null : (
        <ActionButton type={isYours ? 'primary' : 'default'} onClick={() => host.navigate(addressOf(link))}>
          {text(toOf(link.route))}
        </ActionButton>
      )}
      {differing === undefined ? null : (
        <ActionButton onClick={() => host.navigate(periodAddress(differing.periodId))}>
          {text('toPeriod')}
        </ActionButton>
      )}
      {code === 'RECORD' && isYours ? (
        <ActionButton
          type="primary"
          aria-haspopup="dialog"
          blockedBecause={host.session.brand === null ? text('recordNeedsBrand') : null}
          onClick={() => setRecording(true)}
        >
          {text('record')}
        </ActionButton>
      ) : null}
      {isRecording ? (
        <RecordFiling deadline={deadline} today={today} onClose={() => setRecording(false)} />
      ) : null}
    </Panel>
  );
}

function toOf(route: string): 'toPrepare' | 'toPeriod' | 'toReturn' {
  if (route === '/online/new') return 'toPrepare';
  return route.startsWith('/tax-reporting') ? 'toPeriod' : 'toReturn';
}

interface PanelProps extends Required<Pick<AlertProps, 'type'>> {
  readonly title: string;
  readonly words: string;
  readonly children?: React.ReactNode;
}

function Panel({ type, title, words, children }: PanelProps) {
  const text = useFilingText();
  return (
    <section aria-label={text('next.title')} className="th-after-16">
      <Alert
        type={type}
        showIcon
        title={title}
        description={
          <>
            <div className={children === undefined ? undefined : 'th-after-8'}>{words}</div>
            <Flex wrap gap="small">
              {children}
            </Flex>
          </>
        }
      />
    </section>
  );
}

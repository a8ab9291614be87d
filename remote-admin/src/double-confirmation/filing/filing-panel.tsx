import { readFilingReceipt, readFrozenPayload } from '@tallyhouse/shared/contracts/filing-calls';
import type { ConfirmationDetail } from '@tallyhouse/shared/contracts/confirmation-items';
import type { FiledByHand, SheetLine } from '@tallyhouse/shared/contracts/filing-by-hand';
import { termOfColumn } from '@tallyhouse/shared/contracts/terms/column-terms';
import type { TermKey } from '@tallyhouse/shared/contracts/terms/term';
import { dayText } from '@tallyhouse/shared/format/day';
import { instantText } from '@tallyhouse/shared/format/instant';
import { moneyText } from '@tallyhouse/shared/format/money';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useSpoken } from '@tallyhouse/shared/i18n/use-text';
import { Button } from '@tallyhouse/shared/kit/core';
import { useMutation } from '@tallyhouse/shared/kit/query';
import { saveDownload } from '@tallyhouse/shared/reporting/save-download';
import { ActionButton } from '@tallyhouse/shared/ui/action-button';
import { CopyButton } from '@tallyhouse/shared/ui/copy-button';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { TermHelp } from '@tallyhouse/shared/ui/term/term-help';
import { useState } from 'react';
import { Facts, Section } from '../facts';
import { useConfirmationText } from '../use-confirmation-text';
import { FileDialog } from './file-dialog';
import { personInWords } from '@tallyhouse/shared/contracts/people';

interface FilingPanelProps {
  readonly item: ConfirmationDetail;
  readonly zone: string;
}

/** What is filed at a portal by hand: the confirmed bytes, what to type into the form, and what came of it. */
export function FilingPanel({ item, zone }: FilingPanelProps) {
  const text = useConfirmationText();
  const host = useRemoteHost();
  const [isRecording, setRecording] = useState(false);
  const { report, filing, submission, allowed, authorityId } = item;
  const download = useMutation({
    mutationFn: () => host.http.download(readFrozenPayload, { params: { id: report.id } }),
    onSuccess: (file) => saveDownload(file, `${report.type}-v${report.version}`),
  });
  if (filing === null || submission?.confirmedAt === undefined || submission.confirmedAt === null)
    return null;
  const authority = authorityId ?? '';
  const isHere = host.session.brand?.id === item.brandId;
  const blockedBecause = isHere
    ? null
    : text('action.needsBrand', { brand: item.frozen?.brandName ?? item.brandId });
  return (
    <Section id="filing" title={text('filing.title', { authority })}>
      {filing.filed === null ? (
        <p>{text(allowed.file ? 'filing.lead' : 'filing.waits')}</p>
      ) : (
        <Filed id={report.id} filed={filing.filed} zone={zone} />
      )}
      <Sheet lines={filing.sheet} currency={report.currency} />
      <div className="th-desk-screen th-desk-buttons">
        {host.session.permissions.includes('reports.confirm') ? (
          <ActionButton
            blockedBecause={blockedBecause}
            loading={download.isPending}
            onClick={() => download.mutate()}
          >
            {text('filing.download', { format: submission.format })}
          </ActionButton>
        ) : null}
        {allowed.file ? (
          <ActionButton
            type="primary"
            aria-haspopup="dialog"
            blockedBecause={blockedBecause}
            onClick={() => setRecording(true)}
          >
            {text('filing.record')}
          </ActionButton>
        ) : null}
      </div>
      {download.isError ? (
        <ProblemNotice title={text('filing.downloadFailed')} error={download.error} />
      ) : null}
      {isRecording ? (
        <FileDialog
          item={item}
          payloadHash={submission.payloadHash}
          zone={zone}
          onClose={() => setRecording(false)}
        />
      ) : null}
    </Section>
  );
}

function Filed({
  id,
  filed,
  zone,
}: {
  readonly id: string;
  readonly filed: FiledByHand;
  readonly zone: string;
}) {
  const text = useConfirmationText();
  const host = useRemoteHost();
  const { receipt } = filed;
  const download = useMutation({
    mutationFn: () => host.http.download(readFilingReceipt, { params: { id } }),
    onSuccess: (file) => saveDownload(file, receipt.name),
  });
  return (
    <>
      <Facts
        facts={[
          [text('filing.reference'), filed.reference],
          [text('filing.filedAt'), instantText(filed.filedAt, zone)],
          [
            text('filing.recordedBy'),
            `${personInWords(filed.recordedBy, filed.recordedByAccount)}, ${instantText(filed.recordedAt, zone)}`,
          ],
          [
            text('filing.receipt'),
            <Button key="receipt" type="link" loading={download.isPending} onClick={() => download.mutate()}>
              {receipt.name}
            </Button>,
          ],
          [text('filing.receiptHash'), <code key="hash">{receipt.sha256}</code>],
        ]}
      />
      {download.isError ? (
        <ProblemNotice title={text('filing.downloadFailed')} error={download.error} />
      ) : null}
    </>
  );
}

/** Shown as people read it, copied as a form takes it. */
function Sheet({ lines, currency }: { readonly lines: readonly SheetLine[]; readonly currency: string }) {
  const text = useConfirmationText();
  const spoken = useSpoken();
  if (lines.length === 0) return null;
  return (
    <table className="th-desk-sheet">
      <caption>
        {text('filing.sheet')}
        <span className="th-desk-hint th-regular">{text('filing.order')}</span>
      </caption>
      <tbody>
        {lines.map(({ field, label, value }, index) => (
          // Two licences are two lines of the same field.
          <tr key={`${field} ${index}`}>
            <th scope="row">
              {spoken(label)} <TermHelp term={termOfLine(field)} name={spoken(label)} />
            </th>
            <td>{shown(value, currency)}</td>
            <td className="th-desk-screen">
              <CopyButton
                value={value}
                label={text('filing.copy', { name: spoken(label) })}
                copiedLabel={text('fact.copied')}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const partTerms: Readonly<Record<string, TermKey>> = { base: 'taxBase', rate: 'taxRate', tax: 'tax' };

/** Lines of a tax are named by its rule and by what they are of it; others are columns. */
function termOfLine(field: string): TermKey | undefined {
  const [, part] = field.split(' ');
  return part === undefined ? termOfColumn(field) : partTerms[part];
}

function shown(value: string, currency: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return dayText(value);
  return /^-?\d+\.\d\d$/.test(value) ? moneyText(value, currency) : value;
}

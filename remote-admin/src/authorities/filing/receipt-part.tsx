import type { Filing, FilingReceipt } from '@tallyhouse/shared/contracts/filings';
import { personInWords } from '@tallyhouse/shared/contracts/people';
import { dayText } from '@tallyhouse/shared/format/day';
import { instantText } from '@tallyhouse/shared/format/instant';
import { classOfPlay, taxName } from '@tallyhouse/shared/reporting/tax/tax-words';
import { useTaxText } from '@tallyhouse/shared/reporting/tax/use-tax-text';
import { CopyButton } from '@tallyhouse/shared/ui/copy-button';
import { useAuthoritiesText } from '../use-authorities-text';
import { useFilingText } from './use-filing-text';

/** What proves that it reached the authority: of the return and of each tax that was filed. */
export function ReceiptPart({ filing, zone }: { readonly filing: Filing; readonly zone: string }) {
  const text = useFilingText();
  const taxText = useTaxText();
  const { receipts, taxPeriods } = filing;
  const known = new Set(receipts.map(({ reference }) => reference));
  const ofTaxes = taxPeriods.filter(({ ackRef }) => ackRef !== null && !known.has(ackRef));
  if (receipts.length + ofTaxes.length === 0) return <p>{text('noReceipt')}</p>;
  return (
    <>
      {receipts.map((receipt) => (
        <div key={`${receipt.at} ${receipt.kind} ${receipt.outcome}`} className="th-chain-item">
          <header>{text(`receipt.${receipt.outcome ?? kindOf(receipt)}`)}</header>
          <Reference reference={receipt.reference} />
          <p>
            {[
              receipt.kind === 'RECORDED' ? dayText(receipt.at) : instantText(receipt.at, zone),
              receipt.version === null ? null : text('version', { version: receipt.version }),
              receipt.by === null ? null : personInWords(receipt.by.name, receipt.by.account),
            ]
              .filter((part) => part !== null)
              .join(' · ')}
          </p>
        </div>
      ))}
      {ofTaxes.map(({ id, code, productClass, ackRef }) => (
        <div key={id} className="th-chain-item">
          <header>
            {taxName(code, taxText)} · {classOfPlay(productClass, taxText)}
          </header>
          <Reference reference={ackRef} />
        </div>
      ))}
    </>
  );
}

const kindOf = ({ kind }: FilingReceipt) => (kind === 'RECORDED' ? 'RECORDED' : 'FILED_BY_HAND');

function Reference({ reference }: Pick<FilingReceipt, 'reference'>) {
  const words = useAuthoritiesText();
  if (reference === null) return null;
  return (
    <div>
      <code>{reference}</code>{' '}
      <CopyButton
        value={reference}
        label={words('copyReference', { reference })}
        copiedLabel={words('copied')}
      />
    </div>
  );
}

import type { Filing } from '@tallyhouse/shared/contracts/filings';
import { adoptStyles } from '@tallyhouse/shared/ui/adopt-styles';
import type { ReactNode } from 'react';
import { chainPlaces, type ChainPart, type ChainPlace } from './chain-places';
import { PaymentPart } from './payment-part';
import { ReceiptPart } from './receipt-part';
import { ReturnPart } from './return-part';
import { TaxPart } from './tax-part';
import { useFilingText } from './use-filing-text';

const styles = `
.th-chain { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr)); gap: 12px; margin-block-end: 24px; color: var(--th-ink); }
.th-chain-part { background: var(--th-paper); border: 1px solid var(--th-line); border-block-start: 3px solid var(--th-line-strong); border-radius: 8px; padding: 12px 16px; min-width: 0; }
.th-chain-part.th-done { border-block-start-color: var(--th-success); }
.th-chain-part.th-here { border-block-start-color: var(--th-accent); }
.th-chain-part.th-bad { border-block-start-color: var(--th-error); }
.th-chain-part > h2 { display: flex; flex-wrap: wrap; gap: 0 8px; align-items: baseline; margin: 0 0 8px; font-size: 15px; line-height: 22px; font-weight: 600; }
.th-chain-part > h2 small { font-size: 12px; font-weight: 400; color: var(--th-ink-soft); }
.th-chain-part.th-bad > h2 small { color: var(--th-error); }
.th-chain-part p { margin: 0; color: var(--th-ink-soft); }
.th-chain-item + .th-chain-item { margin-block-start: 12px; padding-block-start: 12px; border-block-start: 1px solid var(--th-hairline); }
.th-chain-item { overflow-wrap: anywhere; }
.th-chain-item header { display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center; margin-block-end: 4px; font-weight: 600; }
.th-chain-item dl { display: grid; grid-template-columns: minmax(min-content, 1fr) auto; gap: 2px 12px; margin: 0; font-size: 13px; line-height: 20px; overflow-wrap: break-word; }
.th-chain-item dt { color: var(--th-ink-soft); }
.th-chain-item dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums lining-nums slashed-zero; }
.th-chain-item .th-chain-wide { grid-column: 1 / -1; text-align: start; overflow-wrap: anywhere; }
.th-chain-item dd.th-chain-bad { color: var(--th-error); font-weight: 600; }
`;

const marks: Readonly<Record<ChainPlace, string>> = { done: '✓', here: '●', ahead: '○', bad: '!', none: '–' };

/** Return, tax period, payment and receipt side by side, each with where it stands. */
export function FilingChain({ filing, zone }: { readonly filing: Filing; readonly zone: string }) {
  adoptStyles(styles);
  const places = chainPlaces(filing);
  return (
    <div className="th-chain">
      <Part part="return" place={places.return}>
        <ReturnPart filing={filing} />
      </Part>
      <Part part="tax" place={places.tax}>
        <TaxPart filing={filing} />
      </Part>
      <Part part="payment" place={places.payment}>
        <PaymentPart filing={filing} zone={zone} />
      </Part>
      <Part part="receipt" place={places.receipt}>
        <ReceiptPart filing={filing} zone={zone} />
      </Part>
    </div>
  );
}

interface PartProps {
  readonly part: ChainPart;
  readonly place: ChainPlace;
  readonly children: ReactNode;
}

function Part({ part, place, children }: PartProps) {
  const text = useFilingText();
  return (
    <section
      className={`th-chain-part th-${place}`}
      aria-label={text(`part.${part}`)}
      aria-current={place === 'here' ? 'step' : undefined}
    >
      <h2>
        <span>
          <span aria-hidden="true">{marks[place]} </span>
          {text(`part.${part}`)}
        </span>
        <small>{text(`part.place.${place}`)}</small>
      </h2>
      {children}
    </section>
  );
}

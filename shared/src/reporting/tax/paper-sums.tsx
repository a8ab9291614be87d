import { Button } from '../../kit/core';
import type { TermKey } from '../../contracts/terms/term';
import { adoptStyles } from '../../ui/adopt-styles';
import { TermHelp } from '../../ui/term/term-help';
import { useTaxText } from './use-tax-text';

const styles = `
.th-paper-sum { display: grid; grid-template-columns: 1fr auto; gap: 4px 16px; max-inline-size: 640px; margin: 0 0 12px; font-variant-numeric: tabular-nums lining-nums slashed-zero; }
.th-paper-sum dt { margin: 0; }
.th-paper-sum dd { margin: 0; text-align: end; white-space: nowrap; }
`;

/** A name and what it comes to. */
export interface PaperSum {
  readonly name: string;
  /** What explains it. */
  readonly term?: TermKey | undefined;
  /** Text ready to show. */
  readonly value: string;
  /** Shows the records that it is a sum of; left out where there are none. */
  readonly onOpen?: (() => void) | undefined;
}

/** Figures one below the other, as they lead to each other. */
export function PaperSums({ sums }: { readonly sums: readonly PaperSum[] }) {
  adoptStyles(styles);
  const text = useTaxText();
  return (
    <dl className="th-paper-sum">
      {sums.map(({ name, term, value, onOpen }) => [
        <dt key={`${name} name`}>
          {name} <TermHelp term={term} name={name} />
        </dt>,
        <dd key={name}>
          {onOpen === undefined ? (
            value
          ) : (
            <Button
              type="link"
              size="small"
              className="th-pad-0 th-auto-high"
              aria-label={text('paper.drillNamed', { name, value })}
              onClick={onOpen}
            >
              {value}
            </Button>
          )}
        </dd>,
      ])}
    </dl>
  );
}

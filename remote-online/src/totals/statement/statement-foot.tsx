import { moneyText } from '@tallyhouse/shared/format/money';
import { Button } from '@tallyhouse/shared/kit/core';
import { useTotalsText } from '../../i18n/use-totals-text';
import { Verdict } from '../verdict';
import type { Mismatch } from './reconcile';
import type { Statement } from './statements-of';

/** The line that reconciles: either all lines add up, or each that does not is named with a way to it. */
export function StatementFoot({ statement }: { readonly statement: Statement }) {
  const text = useTotalsText();
  const { checked, mismatches } = statement.reconciliation;
  const isGood = mismatches.length === 0;
  const words =
    checked === 0
      ? text('reconcile.none')
      : isGood
        ? text('reconcile.ok', { count: checked })
        : text('reconcile.bad', { count: mismatches.length });
  return (
    <tfoot>
      <tr className={isGood ? '' : 'th-wrong'}>
        <td colSpan={6} className="th-first">
          {checked === 0 ? words : <Verdict holds={isGood} words={words} />}{' '}
          {mismatches.map((one) => (
            <JumpTo key={one.line.code} mismatch={one} currency={statement.brand.currency} />
          ))}
        </td>
      </tr>
    </tfoot>
  );
}

function JumpTo({ mismatch, currency }: { readonly mismatch: Mismatch; readonly currency: string }) {
  const text = useTotalsText();
  const { line, difference } = mismatch;
  // Focus brings the line into view.
  const jump = () => document.getElementById(`line-${line.code}`)?.focus();
  return (
    <Button type="link" size="small" danger onClick={jump}>
      {text('reconcile.jump', {
        line: `${line.code} ${text(`measure.${line.measure}`)}`,
        difference: moneyText(difference, currency),
      })}
    </Button>
  );
}

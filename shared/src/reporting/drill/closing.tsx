import Big from 'big.js';
import { Alert } from '../../kit/core';
import type { DrillAnswer } from './drill-queries';
import { valueText } from './drill-words';
import { useDrillText } from './use-drill-text';

/** Whether the parts add up to the figure, added up here from what is shown; nothing while not all parts are here. */
export function Closing({ answer }: { readonly answer: DrillAnswer }) {
  const text = useDrillText();
  const parts = answer.level === 'fact' ? answer.items : answer.groups;
  if (parts.length !== answer.totalCount) return null;
  const sum = parts.reduce((all, { value }) => all.plus(value), new Big(0));
  if (sum.eq(answer.value)) {
    return (
      <p role="status" className="th-before-8">
        <span aria-hidden="true">✓ </span>
        {text('closes')}
      </p>
    );
  }
  const { measure, currency } = answer.cell;
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={text('closesNot', { sum: valueText(sum.toFixed(), measure, currency) })}
    />
  );
}

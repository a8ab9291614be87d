import type { LoadBatch } from '@tallyhouse/shared/contracts/load-data';
import { theme } from '@tallyhouse/shared/kit/core';
import {
  CheckOutlined,
  CloseCircleOutlined,
  EyeInvisibleOutlined,
  MinusOutlined,
} from '@tallyhouse/shared/kit/icons';
import { useLoadDataText } from '../i18n/use-load-data-text';
import { controlCheckOf } from './control-check';

/** Whether the sender's control total matches what was counted, as icon and word. */
export function ControlMark({ batch }: { readonly batch: Pick<LoadBatch, 'control' | 'computed'> }) {
  const text = useLoadDataText();
  const { token } = theme.useToken();
  const check = controlCheckOf(batch);
  const look = {
    matches: { icon: <CheckOutlined aria-hidden />, color: token.colorSuccess },
    differs: { icon: <CloseCircleOutlined aria-hidden />, color: token.colorError },
    withheld: { icon: <EyeInvisibleOutlined aria-hidden />, color: token.colorTextSecondary },
    'not-given': { icon: <MinusOutlined aria-hidden />, color: token.colorTextSecondary },
  }[check];
  return (
    <span style={{ color: look.color, whiteSpace: 'nowrap' }}>
      {look.icon} {text(`controlCheck.${check}`)}
    </span>
  );
}

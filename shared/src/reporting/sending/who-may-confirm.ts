import type { ConfirmationDetail } from '../../contracts/confirmation-items';
import type { SendingText } from './use-sending-text';

/** Who may confirm a report, and who had a hand in it and may not, by name and in the reader's language. */
export function whoMayConfirm({ may, mayNot }: ConfirmationDetail['confirmers'], text: SendingText): string {
  const can = may.length === 0 ? text('who.nobody') : text('who.may', { names: may.join(', ') });
  return mayNot.length === 0 ? can : `${can} ${text('who.mayNot', { names: mayNot.join(', ') })}`;
}

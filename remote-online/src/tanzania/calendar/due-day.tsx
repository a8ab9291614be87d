import type { TaxLine } from '@tallyhouse/shared/contracts/tax-lines';
import { dayText } from '@tallyhouse/shared/format/day';
import { useSaidDue } from '@tallyhouse/shared/format/use-said-due';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import { StateTag } from '@tallyhouse/shared/ui/state-tag';
import { useTanzaniaText } from '../../i18n/use-tanzania-text';
import { useTaxText } from '@tallyhouse/shared/reporting/tax/use-tax-text';
import { proofOf } from '@tallyhouse/shared/reporting/tax/tax-words';
import { dueShiftOf } from './due-shift';

/** The day on which a tax is due; one that a public holiday moved says from where, why, and how sure that is. */
export function DueDay({ due }: { readonly due: TaxLine['due'] }) {
  const text = useTanzaniaText();
  const taxText = useTaxText();
  const said = useSaidDue();
  const shift = dueShiftOf(due);
  if (shift === null) return <NoData />;
  const { day, anchor, holidays } = shift;
  const written = <span className="th-nowrap">{dayText(day)}</span>;
  if (anchor === null) return written;
  const names = holidays.map((holiday) => said.holiday(holiday)).join(', ');
  return (
    <>
      {written}
      <div className="th-wrap">
        <StateTag kind="waiting" mark="←" word={text('calendar.movedTag')} />{' '}
        {text('calendar.moved', {
          anchor: dayText(anchor),
          holiday: names === '' ? text('calendar.holiday') : names,
        })}
      </div>
      {holidays
        .filter(({ proof }) => proofOf(proof) !== 'VERIFIED')
        .map((holiday) => (
          <div key={holiday.day} className="th-soft">
            {text('calendar.proof', { proof: taxText(`tax.proof.${proofOf(holiday.proof)}`) })}
          </div>
        ))}
    </>
  );
}

import { calendarOf, type AuthorityCalendar } from '../../domain/periods/authority-calendar';
import { dueOf, type DueDate } from '../../domain/periods/due-date';
import type { Rule } from '../../domain/rules/rule-schema';
import type { StoredPeriod } from '../../taxes/assessment/queries/period-rows';
import type { RegisteredAuthority } from '../../taxes/obligations/load-register';
import { taxesOf } from '../authorities/taxes-of-obligation';

interface PeriodDue {
  readonly due: DueDate;
  /** The calendar by which it was rolled. */
  readonly calendar: AuthorityCalendar;
}

type TaxOfPeriod = Pick<StoredPeriod, 'authority' | 'code' | 'productClass' | 'period'>;

/**
 * When the tax of a period is due: as its rule says, or where the rule leaves that to a form or to the class of the
 * taxpayer, as the obligation says for which the house declared a day.
 */
export function dueOfPeriod(
  tax: TaxOfPeriod,
  rule: Rule,
  register: readonly RegisteredAuthority[],
): PeriodDue {
  const calendar = register.find(({ id }) => id === tax.authority)?.calendar ?? calendarOf(tax.authority);
  const due = dueOf(rule.due, tax.period, calendar);
  return rule.due.anchor === 'FORM' ? (declaredDue(tax, register) ?? { due, calendar }) : { due, calendar };
}

function declaredDue(tax: TaxOfPeriod, register: readonly RegisteredAuthority[]): PeriodDue | undefined {
  return register
    .flatMap(({ id, calendar, obligations }) =>
      obligations
        .filter((obligation) => isAbout(tax, taxesOf(id, obligation)))
        .map((obligation) => ({ due: dueOf(obligation.due, tax.period, calendar), calendar })),
    )
    .find(({ due }) => due.kind === 'DATED');
}

function isAbout(tax: TaxOfPeriod, about: ReturnType<typeof taxesOf>): boolean {
  return (
    about !== null &&
    about.code === tax.code &&
    (about.authority ?? tax.authority) === tax.authority &&
    (about.productClasses?.includes(tax.productClass) ?? true)
  );
}

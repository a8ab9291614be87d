import type { SheetLine } from '@tallyhouse/shared/contracts/filing-by-hand';
import type { TaxLine } from '@tallyhouse/shared/contracts/tax-lines';
import { familyOf } from '../../reporting/reports/families/families';
import { findField } from '../../reporting/reports/report-family';
import type { StoredReport } from '../../reporting/reports/queries/report-headers';
import type { PayloadDocument } from '../../reporting/payloads/payload-document';

const words = {
  licence: { en: 'Licence', sw: 'Leseni' },
  from: { en: 'First day of the period', sw: 'Siku ya kwanza ya kipindi' },
  to: { en: 'Last day of the period', sw: 'Siku ya mwisho ya kipindi' },
  currency: { en: 'Currency', sw: 'Sarafu' },
  replaces: { en: 'Reference of the return it replaces', sw: 'Kumbukumbu ya ritani inayobadilishwa' },
  base: { en: 'Tax base', sw: 'Msingi wa kodi' },
  rate: { en: 'Rate', sw: 'Kiwango' },
  tax: { en: 'Tax', sw: 'Kodi' },
};

/**
 * What to type into a portal's form: who, when, figures as the return has its columns, taxes. The order is ours, and
 * whoever reads it is told so: no source names the fields of a portal. Values are those of the frozen document, amounts
 * without separators.
 */
export function transcriptionSheet(
  { family }: Pick<StoredReport, 'family'>,
  document: PayloadDocument,
): SheetLine[] {
  const { columns, currency, licences, period, replaces, tax, totals } = document;
  const line = (field: keyof typeof words, value: string): SheetLine => ({
    field,
    label: words[field],
    value,
  });
  return [
    ...licences.map(({ number }) => line('licence', number)),
    line('from', period.from),
    line('to', period.to),
    line('currency', currency),
    ...(replaces?.ackRef === null || replaces === null ? [] : [line('replaces', replaces.ackRef)]),
    ...columns.flatMap(({ field, title }, index): SheetLine[] => {
      const total = totals[index] ?? null;
      if (total === null) return [];
      const label = findField(familyOf(family), field)?.title;
      // What its law calls a column is told in English only.
      return [{ field, label: { en: title, sw: label?.sw ?? title }, value: String(total) }];
    }),
    ...tax.flatMap(taxLines),
  ];
}

function taxLines({ ruleId, code, baseAmount, rate, tax }: TaxLine): SheetLine[] {
  const line = (part: 'base' | 'rate' | 'tax', value: string): SheetLine => ({
    field: `${ruleId} ${part}`,
    label: { en: `${words[part].en}, ${code}`, sw: `${words[part].sw}, ${code}` },
    value,
  });
  return [line('base', baseAmount), ...(rate === null ? [] : [line('rate', rate)]), line('tax', tax)];
}

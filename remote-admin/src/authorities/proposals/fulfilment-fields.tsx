import { verticalSchema } from '@tallyhouse/shared/contracts/scalars';
import { codesInWords } from '@tallyhouse/shared/contracts/words/codes-in-words';
import { useLocale } from '@tallyhouse/shared/i18n/use-locale';
import { Select } from '@tallyhouse/shared/kit/select';
import { useId } from 'react';
import { Labelled } from '../../changes/labelled';
import { fulfilments } from './obligation-draft';
import type { ObligationFieldsProps } from './obligation-fields';
import { ChoiceField, WordsField } from './proposal-fields';
import { useProposalsText } from './use-proposals-text';

/** Whose products owe it, and what fulfils it. */
export function FulfilmentFields({ draft, wrong, onChange }: ObligationFieldsProps) {
  const text = useProposalsText();
  const locale = useLocale();
  const id = useId();
  return (
    <>
      <Labelled id={id} label={text('obligation.products')} hint={text('obligation.productsHint')}>
        <Select<string[]>
          id={id}
          mode="multiple"
          className="th-wide"
          value={[...draft.products]}
          options={[...new Set([...verticalSchema.options, ...draft.products])].map((value) => ({
            value,
            label: codesInWords('vertical', value, locale),
          }))}
          onChange={(products: string[]) => onChange({ products })}
        />
      </Labelled>
      <ChoiceField
        label={text('obligation.fulfilledBy')}
        value={draft.fulfilment}
        options={fulfilments.map((value) => ({ value, label: text(`obligation.fulfilments.${value}`) }))}
        onChange={(fulfilment) => onChange({ fulfilment })}
      />
      {draft.fulfilment === 'REPORT' ? (
        <WordsField
          label={text('obligation.reportType')}
          value={draft.reportType}
          isWrong={wrong.has('fulfilledBy.reportType')}
          onChange={(reportType) => onChange({ reportType })}
        />
      ) : null}
      {draft.fulfilment === 'TAX_PERIOD' ? (
        <WordsField
          label={text('obligation.taxCode')}
          value={draft.taxCode}
          isWrong={wrong.has('fulfilledBy.taxCode')}
          onChange={(taxCode) => onChange({ taxCode })}
        />
      ) : null}
    </>
  );
}

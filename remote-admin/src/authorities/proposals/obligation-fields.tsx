import { obligationSchema } from '@tallyhouse/shared/contracts/authorities';
import { Checkbox } from '@tallyhouse/shared/kit/core';
import { useAuthoritiesText } from '../use-authorities-text';
import { DueFields } from './due-fields';
import { FulfilmentFields } from './fulfilment-fields';
import type { ObligationDraft } from './obligation-draft';
import { ChoiceField, WordsField } from './proposal-fields';
import { useProposalsText } from './use-proposals-text';

export interface ObligationFieldsProps {
  readonly draft: ObligationDraft;
  /** Paths of the fields that are wrong; empty until sending was tried. */
  readonly wrong: ReadonlySet<string>;
  readonly onChange: (change: Partial<ObligationDraft>) => void;
}

const { format, signing, ackKind, correctionMethod, period, per } = obligationSchema.shape;

/** What an authority wants: when, in which form, answered and corrected how. */
export function ObligationFields({
  isNew,
  ...props
}: ObligationFieldsProps & {
  /** The code says which obligation it is: only a new one is given one. */
  readonly isNew: boolean;
}) {
  const text = useProposalsText();
  const words = useAuthoritiesText();
  const { draft, wrong, onChange } = props;
  return (
    <>
      {isNew ? (
        <WordsField
          label={text('obligation.code')}
          hint={text('obligation.codeHint')}
          value={draft.code}
          isWrong={wrong.has('code')}
          onChange={(code) => onChange({ code })}
        />
      ) : null}
      <WordsField
        label={text('obligation.titleEn')}
        value={draft.titleEn}
        isWrong={wrong.has('title.en')}
        onChange={(titleEn) => onChange({ titleEn })}
      />
      <WordsField
        label={text('optional', { label: text('obligation.titleSw') })}
        value={draft.titleSw}
        onChange={(titleSw) => onChange({ titleSw })}
      />
      <WordsField
        label={text('optional', { label: text('obligation.titleAr') })}
        value={draft.titleAr}
        onChange={(titleAr) => onChange({ titleAr })}
      />
      <ChoiceField
        label={text('obligation.period')}
        value={draft.period}
        options={period.options.map((value) => ({ value, label: words(`obligation.periods.${value}`) }))}
        onChange={(value) => onChange({ period: value })}
      />
      <DueFields {...props} />
      <ChoiceField
        label={text('obligation.format')}
        value={draft.format}
        options={format.options.map((value) => ({ value, label: words(`obligation.formats.${value}`) }))}
        onChange={(value) => onChange({ format: value })}
      />
      <WordsField
        label={text('optional', { label: text('obligation.schemaVersion') })}
        value={draft.schemaVersion}
        onChange={(schemaVersion) => onChange({ schemaVersion })}
      />
      <ChoiceField
        label={text('obligation.signing')}
        value={draft.signing}
        options={signing.options.map((value) => ({ value, label: words(`obligation.signings.${value}`) }))}
        onChange={(value) => onChange({ signing: value })}
      />
      <ChoiceField
        label={text('obligation.ack')}
        value={draft.ackKind}
        options={ackKind.options.map((value) => ({ value, label: text(`obligation.acks.${value}`) }))}
        onChange={(value) => onChange({ ackKind: value })}
      />
      <WordsField
        label={text('obligation.ackHours')}
        value={draft.ackHours}
        isWrong={wrong.has('ackHours')}
        onChange={(ackHours) => onChange({ ackHours })}
      />
      <ChoiceField
        label={text('obligation.correction')}
        value={draft.correctionMethod}
        options={correctionMethod.options.map((value) => ({
          value,
          label: words(`obligation.correctionMethod.${value}`),
        }))}
        onChange={(value) => onChange({ correctionMethod: value })}
      />
      <ChoiceField
        label={text('obligation.per')}
        value={draft.per}
        options={per.options.map((value) => ({ value, label: text(`obligation.pers.${value}`) }))}
        onChange={(value) => onChange({ per: value })}
      />
      <FulfilmentFields {...props} />
      <Checkbox
        className="th-after-12"
        checked={draft.nilReturnRequired}
        onChange={({ target }) => onChange({ nilReturnRequired: target.checked })}
      >
        {text('obligation.nil')}
      </Checkbox>
    </>
  );
}

import { Checkbox, Input } from '@tallyhouse/shared/kit/core';
import { useConfirmationText } from '../use-confirmation-text';
import { needsNonFinalReason, type DecisionForm, type FormFault, type Submission } from './decision-form';
import { faultWords } from './fault-words';
import { fieldIdOf } from './field-ids';

interface WarningFieldsProps {
  readonly id: string;
  readonly form: DecisionForm;
  readonly submission: Submission;
  readonly faults: readonly FormFault[];
  readonly onChange: (form: DecisionForm) => void;
}

/** Every warning to be ticked and answered, and why figures that are not final are sent. */
export function WarningFields(props: WarningFieldsProps) {
  const { id, form, submission, faults, onChange } = props;
  const text = useConfirmationText();
  const words = (fault: FormFault | undefined) =>
    fault === undefined ? null : faultWords(fault, submission, text);
  return (
    <>
      {submission.warnings.length === 0 ? null : (
        <fieldset className="th-flush th-pad-0 th-borderless">
          <legend className="th-pad-0 th-semibold">{text('decide.warnings')}</legend>
          <span className="th-desk-hint">{text('decide.warningsLead')}</span>
          {submission.warnings.map(({ id: warningId, detail }) => {
            const about = faults.filter((fault) => 'id' in fault && fault.id === warningId);
            const seen = { field: 'seen', kind: 'warningTick', id: warningId } as const;
            const reason = { field: 'reason', kind: 'warningReason', id: warningId } as const;
            return (
              <div key={warningId} className="th-desk-field">
                <Checkbox
                  id={fieldIdOf(id, seen)}
                  checked={form.seen[warningId] === true}
                  aria-invalid={about.some(({ field }) => field === 'seen')}
                  onChange={({ target }) =>
                    onChange({ ...form, seen: { ...form.seen, [warningId]: target.checked } })
                  }
                >
                  {text('decide.seen', { detail })}
                </Checkbox>
                <FieldFault
                  id={`${id}-seen-${warningId}-fault`}
                  words={words(about.find(({ field }) => field === 'seen'))}
                />
                <Reason
                  id={fieldIdOf(id, reason)}
                  label={text('decide.reason')}
                  about={detail}
                  value={form.reasons[warningId] ?? ''}
                  fault={words(about.find(({ field }) => field === 'reason'))}
                  onChange={(value) =>
                    onChange({ ...form, reasons: { ...form.reasons, [warningId]: value } })
                  }
                />
              </div>
            );
          })}
        </fieldset>
      )}
      {needsNonFinalReason(submission) ? (
        <div className="th-desk-field">
          <Reason
            id={`${id}-nonFinal`}
            label={text('decide.nonFinal')}
            value={form.nonFinalReason}
            fault={words(faults.find(({ field }) => field === 'nonFinal'))}
            onChange={(nonFinalReason) => onChange({ ...form, nonFinalReason })}
          />
        </div>
      ) : null}
    </>
  );
}

interface ReasonProps {
  readonly id: string;
  readonly label: string;
  /** What the reason is for, where several fields have the same label. */
  readonly about?: string;
  readonly value: string;
  readonly fault: string | null;
  readonly onChange: (value: string) => void;
}

function Reason({ id, label, about, value, fault, onChange }: ReasonProps) {
  return (
    <>
      <label htmlFor={id} className="th-before-8 th-block">
        {label}
      </label>
      <Input.TextArea
        id={id}
        rows={2}
        maxLength={1000}
        value={value}
        status={fault === null ? '' : 'error'}
        aria-label={about === undefined ? undefined : `${label}: ${about}`}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : `${id}-fault`}
        onChange={({ target }) => onChange(target.value)}
      />
      <FieldFault id={`${id}-fault`} words={fault} />
    </>
  );
}

/** What is wrong with a field, below it. */
export function FieldFault({ id, words }: { readonly id: string; readonly words: string | null }) {
  return words === null ? null : (
    <span id={id} className="th-desk-fault">
      {words}
    </span>
  );
}

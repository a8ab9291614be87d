import { Input } from '@tallyhouse/shared/kit/core';
import { Link } from '@tallyhouse/shared/kit/router';
import { fieldName } from '../control-words';
import { useConfirmationText } from '../use-confirmation-text';
import type { DecisionForm, FormFault, Submission } from './decision-form';
import { faultWords } from './fault-words';
import { FieldFault } from './warning-fields';

interface ControlFieldsProps {
  readonly id: string;
  readonly form: DecisionForm;
  readonly submission: Submission;
  readonly currency: string;
  readonly faults: readonly FormFault[];
  readonly onChange: (form: DecisionForm) => void;
}

/** The control total, never filled in beforehand, and the code of the authenticator. */
export function ControlFields(props: ControlFieldsProps) {
  const { id, form, submission, currency, faults, onChange } = props;
  const text = useConfirmationText();
  const fault = (name: FormFault['field']) => faults.find(({ field }) => field === name);
  const words = (found: FormFault | undefined) =>
    found === undefined ? null : faultWords(found, submission, text);
  const control = words(fault('control'));
  const code = words(fault('code'));
  const { controlFields, attemptsLeft } = submission;
  return (
    <>
      <div className="th-desk-field">
        <label htmlFor={`${id}-control`}>
          {text('decide.control', { field: fieldName(controlFields[0] ?? '', text), currency })}
        </label>
        <span id={`${id}-control-hint`} className="th-desk-hint">
          {text('decide.controlHint')} {text('decide.attempts', { count: attemptsLeft })}
        </span>
        <Input
          id={`${id}-control`}
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          value={form.control}
          status={control === null ? '' : 'error'}
          aria-invalid={control !== null}
          aria-describedby={`${id}-control-hint ${id}-control-fault`}
          onChange={({ target }) => onChange({ ...form, control: target.value })}
        />
        <FieldFault id={`${id}-control-fault`} words={control} />
      </div>
      <div className="th-desk-field">
        <label htmlFor={`${id}-code`}>{text('decide.code')}</label>
        <span id={`${id}-code-hint`} className="th-desk-hint">
          {text('decide.codeHint')} <Link to="/settings">{text('decide.codeSetUp')}</Link>
        </span>
        <Input
          id={`${id}-code`}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          className="th-most-160"
          value={form.code}
          status={code === null ? '' : 'error'}
          aria-invalid={code !== null}
          aria-describedby={`${id}-code-hint ${id}-code-fault`}
          onChange={({ target }) => onChange({ ...form, code: target.value })}
        />
        <FieldFault id={`${id}-code-fault`} words={code} />
      </div>
    </>
  );
}

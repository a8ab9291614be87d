import { listText } from '@tallyhouse/shared/format/list-text';
import { Alert, Button, Input } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { Select } from '@tallyhouse/shared/kit/select';
import { NotLoaded } from '@tallyhouse/shared/ui/not-loaded';
import { problemOf, ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useId } from 'react';
import { useAccountText } from '../../../i18n/use-account-text';
import { adoptStyles } from '@tallyhouse/shared/ui/adopt-styles';
import { LeaveGuard } from '@tallyhouse/shared/ui/unsaved/leave-guard';
import { wrongFields } from './wrong-fields';
import { useVersionedFields, type FieldSource } from './use-versioned-fields';

// What became of saving stays in view with the buttons: the form is longer than a screen.
adoptStyles(`
.th-settings-foot:not(:empty) { position: sticky; inset-block-end: var(--frame-bottom, 0px); z-index: 5; padding-block: 12px; background: var(--th-paper); }
`);

/** One setting: typed, or chosen where it has options. */
export interface SettingField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly inputMode?: 'numeric' | 'decimal';
}

interface SettingsFieldsProps {
  readonly source: FieldSource;
  readonly fields: readonly SettingField[];
  /** Why they can only be read; null where they can be changed. */
  readonly lockedBecause?: string | null;
}

/** Settings as a form. Saved only when something changed; what somebody else changed meanwhile is shown field by field. */
export function SettingsFields({ source, fields, lockedBecause = null }: SettingsFieldsProps) {
  const text = useAccountText();
  const id = useId();
  const form = useVersionedFields(source);
  const { stored, values, conflict, save } = form;
  if (stored.isError || stored.data === undefined) {
    return <NotLoaded query={stored} failed={text('form.failed')} rows={4} />;
  }
  const labelOf = (name: string) => fields.find((field) => field.name === name)?.label ?? name;
  const isConflict = problemOf(save.error)?.status === 412;
  const names = fields.map(({ name }) => name);
  const wrong = wrongFields(save.error, names);
  const isWrong = (name: string) => wrong?.includes(name) === true;
  return (
    <form
      className="th-most-520"
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.isDirty || save.isPending) return;
        const { elements } = event.currentTarget;
        save.mutate(undefined, {
          onError: (error) => {
            const first = elements.namedItem(`${id}-${wrongFields(error, names)?.[0]}`);
            if (first instanceof HTMLElement) first.focus();
          },
        });
      }}
    >
      {lockedBecause === null ? null : <p>{lockedBecause}</p>}
      {fields.map(({ name, label, hint, options, inputMode }) => (
        <div key={name} className="th-after-12">
          <label htmlFor={`${id}-${name}`}>{label}</label>
          {options === undefined ? (
            <Input
              id={`${id}-${name}`}
              autoComplete="off"
              disabled={lockedBecause !== null}
              {...(inputMode !== undefined && { inputMode })}
              value={values[name] ?? ''}
              aria-describedby={`${id}-${name}-hint`}
              {...(isWrong(name) && { 'aria-invalid': true, status: 'error' as const })}
              onChange={(event) => form.change(name, event.target.value)}
            />
          ) : (
            <Select
              id={`${id}-${name}`}
              // Long lists, as of time zones, are found by typing.
              showSearch={options.length > 12 && { optionFilterProp: 'label' }}
              className="th-wide"
              disabled={lockedBecause !== null}
              value={values[name] ?? ''}
              options={[...options]}
              onChange={(value: string) => form.change(name, value)}
            />
          )}
          <small id={`${id}-${name}-hint`}>
            {isWrong(name) ? <strong>{text('form.wrong')} </strong> : null}
            {hint}
          </small>
          {conflict?.merged.contested.includes(name) === true ? (
            <Flex wrap gap="small" align="center">
              <small>{text('form.theirs', { value: shown(conflict.present[name], options) })}</small>
              <Button size="small" onClick={() => form.change(name, conflict.present[name] ?? '')}>
                {text('form.takeTheirs', { label })}
              </Button>
            </Flex>
          ) : null}
        </div>
      ))}
      {form.isDirty ? <LeaveGuard /> : null}
      <div className="th-settings-foot">
        {conflict === null ? null : (
          <Alert
            type="warning"
            showIcon
            role="alert"
            className="th-after-12"
            title={text('form.conflict')}
            description={
              <>
                {conflict.merged.taken.length === 0 ? null : (
                  <div>{text('form.taken', { fields: listText(conflict.merged.taken.map(labelOf)) })}</div>
                )}
                {conflict.merged.contested.length === 0 ? null : (
                  <div>
                    {text('form.contested', { fields: conflict.merged.contested.map(labelOf).join(', ') })}
                  </div>
                )}
                <div>{text('form.saveAgain')}</div>
              </>
            }
          />
        )}
        {wrong === null ? null : (
          <Alert
            type="error"
            showIcon
            role="alert"
            className="th-after-12"
            title={text('form.notSaved')}
            description={text('form.correct', { fields: listText(wrong.map(labelOf)) })}
          />
        )}
        {save.error === null || isConflict || wrong !== null ? null : (
          <ProblemNotice title={text('form.notSaved')} error={save.error} note={text('form.kept')} />
        )}
        {save.isSuccess && !form.isDirty ? (
          <Alert type="success" showIcon role="status" title={text('form.saved')} />
        ) : null}
        {form.isDirty ? (
          <Flex gap="small">
            <Button type="primary" htmlType="submit" loading={save.isPending}>
              {text('form.save')}
            </Button>
            <Button onClick={form.reset}>{text('form.discard')}</Button>
          </Flex>
        ) : null}
      </div>
    </form>
  );
}

function shown(value: string | undefined, options: SettingField['options']): string {
  return options?.find((one) => one.value === value)?.label ?? value ?? '';
}

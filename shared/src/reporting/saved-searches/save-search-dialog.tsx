import { useEffect, useId, useRef, useState } from 'react';
import { periodRuleSchema, type PeriodRule } from '../../contracts/saved-searches';
import type { Period } from '../../contracts/scalars';
import { periodText } from '../../format/day';
import { useRemoteHost } from '../../host/remote-host';
import { Alert, Checkbox, Input, type InputRef } from '../../kit/core';
import { FormDialog } from '../../ui/unsaved/form-dialog';
import { Select } from '../../kit/select';
import { problemOf, ProblemNotice } from '../../ui/problem-notice';
import { useSavedSearchesText } from './use-saved-searches-text';

/** What is decided about a view beside its filters. */
export interface SearchChoice {
  readonly name: string;
  readonly periodRule: PeriodRule | null;
  readonly shared: boolean;
  readonly isStartView: boolean;
}

interface SaveViewDialogProps {
  readonly title: string;
  readonly initial: SearchChoice;
  /** The days shown now; null where the screen has no period. */
  readonly period: Period | null;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onSave: (choice: SearchChoice) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a view, what its period means, and who sees it. */
export function SaveSearchDialog(props: SaveViewDialogProps) {
  const { title, initial, period, isBusy, error, onSave, onClose } = props;
  const text = useSavedSearchesText();
  const { session } = useRemoteHost();
  const id = useId();
  const input = useRef<InputRef>(null);
  const [choice, setChoice] = useState(initial);
  const [isMissing, setMissing] = useState(false);
  const isTaken = problemOf(error)?.code === 'NAME_TAKEN';
  const fault = isMissing ? text('dialog.nameMissing') : isTaken ? text('dialog.nameTaken') : null;
  const mayShare = session.permissions.includes('filters.shared');
  const change = (part: Partial<SearchChoice>) => setChoice({ ...choice, ...part });
  useEffect(() => {
    if (isTaken) input.current?.focus();
  }, [isTaken, error]);
  const save = () => {
    const name = choice.name.trim();
    setMissing(name === '');
    if (name === '') input.current?.focus();
    else if (!isBusy) onSave({ ...choice, name });
  };
  return (
    <FormDialog
      title={title}
      okText={text('dialog.ok')}
      cancelText={text('dialog.cancel')}
      okButtonProps={{ loading: isBusy }}
      onOk={save}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && offerWholeName(input.current)}
    >
      <div className="th-stack-12">
        {fault === null ? null : (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={text('dialog.faults')}
            description={<a href={`#${id}`}>{fault}</a>}
          />
        )}
        <div>
          <label htmlFor={id}>{text('dialog.name')}</label>
          <Input
            ref={input}
            id={id}
            maxLength={80}
            value={choice.name}
            status={fault === null ? '' : 'error'}
            aria-invalid={fault !== null}
            aria-describedby={`${id}-hint`}
            onChange={(event) => change({ name: event.target.value })}
          />
          <small id={`${id}-hint`}>{fault ?? text('dialog.nameHint')}</small>
        </div>
        {period === null ? null : (
          <div>
            <label htmlFor={`${id}-period`}>{text('dialog.period')}</label>
            <Select<PeriodRule | 'FIXED'>
              id={`${id}-period`}
              className="th-wide"
              value={choice.periodRule ?? 'FIXED'}
              options={[
                { value: 'FIXED', label: text('dialog.fixed', { period: periodText(period) }) },
                ...periodRuleSchema.options.map((rule) => ({
                  value: rule,
                  label: text(`dialog.rule.${rule}`),
                })),
              ]}
              onChange={(rule) => change({ periodRule: rule === 'FIXED' ? null : rule })}
            />
          </div>
        )}
        <div>
          <Checkbox
            checked={choice.shared}
            disabled={!mayShare && !choice.shared}
            aria-describedby={mayShare ? undefined : `${id}-share`}
            onChange={(event) => change({ shared: event.target.checked })}
          >
            {text('dialog.shared')}
          </Checkbox>
          {mayShare ? null : <small id={`${id}-share`}>{text('dialog.sharedForbidden')}</small>}
        </div>
        <Checkbox
          checked={choice.isStartView}
          onChange={(event) => change({ isStartView: event.target.checked })}
        >
          {text('dialog.start')}
        </Checkbox>
        {error === null || isTaken ? null : problemOf(error)?.status === 412 ? (
          <Alert type="warning" showIcon role="alert" title={text('dialog.conflict')} />
        ) : (
          <ProblemNotice title={text('saveFailed')} error={error} />
        )}
      </div>
    </FormDialog>
  );
}

/** What stands there is replaced by what is typed; whoever is typing already loses no letter. */
function offerWholeName(field: InputRef | null): void {
  if (field !== null && document.activeElement !== field.input) field.focus({ cursor: 'all' });
}

import {
  auditActionSchema,
  auditObjectKindSchema,
  type AuditAction,
  type AuditEventLine,
  type AuditObjectKind,
} from '@tallyhouse/shared/contracts/audit';
import { Button } from '@tallyhouse/shared/kit/core';
import { CloseOutlined } from '@tallyhouse/shared/kit/icons';
import { Select } from '@tallyhouse/shared/kit/select';
import { DayRange } from '@tallyhouse/shared/ui/day-range';
import { FilterBar } from '@tallyhouse/shared/ui/filter-bar';
import type { AuditFields } from './audit-fields';
import { useAuditText } from './use-audit-text';
import { personInWords } from '@tallyhouse/shared/contracts/people';

interface AuditFilterBarProps {
  readonly fields: AuditFields;
  /** What is listed now: it knows the names of people. */
  readonly events: readonly AuditEventLine[];
}

/** Days, action and what it was done to; one person or thing is chosen in its row and let go here. */
export function AuditFilterBar({ fields, events }: AuditFilterBarProps) {
  const text = useAuditText();
  const { values, change } = fields;
  const found = events.find((event) => event.actor?.id === values.actor)?.actor;
  const actor = found ? personInWords(found.name, found.account) : values.actor;
  return (
    <FilterBar onClear={fields.isNarrowed ? fields.clear : null}>
      <DayRange
        labels={{ from: text('from'), to: text('to') }}
        from={values.from}
        to={values.to}
        onChange={(end, day) => change({ [end]: day })}
      />
      <Select<AuditAction | null>
        aria-label={text('actionLabel')}
        className="th-least-220"
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={text('anyAction')}
        value={values.action ?? null}
        options={auditActionSchema.options.map((value) => ({ value, label: text(`actions.${value}`) }))}
        onChange={(action) => change({ action: action ?? undefined })}
      />
      <Select<AuditObjectKind | null>
        aria-label={text('kindLabel')}
        className="th-least-180"
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={text('anyKind')}
        value={values.objectKind ?? null}
        options={auditObjectKindSchema.options.map((value) => ({ value, label: text(`kinds.${value}`) }))}
        onChange={(objectKind) => change({ objectKind: objectKind ?? undefined, objectId: undefined })}
      />
      {values.objectId === undefined ? null : (
        <Button icon={<CloseOutlined aria-hidden />} onClick={() => change({ objectId: undefined })}>
          {text('oneObject', { object: values.objectId })}
        </Button>
      )}
      {actor === undefined ? null : (
        <Button icon={<CloseOutlined aria-hidden />} onClick={() => change({ actor: undefined })}>
          {text('oneActor', { actor })}
        </Button>
      )}
    </FilterBar>
  );
}

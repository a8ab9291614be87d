import type { CriteriaField } from '@tallyhouse/shared/contracts/retail-filters';
import { Button } from '@tallyhouse/shared/kit/core';
import { DeleteOutlined, PlusOutlined } from '@tallyhouse/shared/kit/icons';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { Segmented } from '@tallyhouse/shared/kit/select';
import { useRetailText } from '../../i18n/use-retail-text';
import { ConditionRow } from './condition-row';
import { deepestGroup, emptyCondition, emptyGroup, type DraftGroup, type DraftPart } from './draft-criteria';
import { opsFor } from './field-choices';
import type { OptionsOf } from './value-options';

interface GroupEditorProps {
  readonly group: DraftGroup;
  readonly depth?: number;
  readonly fields: readonly CriteriaField[];
  readonly optionsOf: OptionsOf;
  /** What is wrong with a condition, by its key. */
  readonly faultOf: (key: string) => string | undefined;
  readonly onChange: (group: DraftGroup) => void;
  readonly onRemove?: () => void;
}

/** A group of conditions and further groups, each to change, add to or take out. */
export function GroupEditor(props: GroupEditorProps) {
  const { group, depth = 1, fields, optionsOf, faultOf, onChange, onRemove } = props;
  const text = useRetailText();
  const title = text(depth === 1 ? 'filters.group.root' : 'filters.group.inner');
  const replace = (key: string, next: DraftPart | null) =>
    onChange({
      ...group,
      parts: group.parts.flatMap((part) => (part.key === key ? (next ?? []) : [part])),
    });
  const add = (part: DraftPart) => onChange({ ...group, parts: [...group.parts, part] });
  const fresh = () => {
    const [first] = fields;
    return emptyCondition(first?.field ?? '', first === undefined ? 'eq' : (opsFor(first)[0] ?? 'eq'));
  };
  return (
    <fieldset className="th-group" id={depth === 1 ? 'filter-criteria' : group.key} tabIndex={-1}>
      <legend>
        <Flex gap="small" wrap align="center">
          <span>{title}</span>
          <Segmented<DraftGroup['join']>
            size="small"
            aria-label={text('filters.group.joinLabel')}
            value={group.join}
            options={(['all', 'any'] as const).map((join) => ({
              value: join,
              label: text(`filters.group.${join}`),
            }))}
            onChange={(join) => onChange({ ...group, join })}
          />
          {onRemove === undefined ? null : (
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={text('filters.group.removeGroup')}
              title={text('filters.group.removeGroup')}
              onClick={onRemove}
            />
          )}
        </Flex>
      </legend>
      {group.parts.length === 0 && depth > 1 ? <p>{text('filters.group.emptyGroup')}</p> : null}
      <ul className="th-group-parts">
        {group.parts.map((part) =>
          part.kind === 'condition' ? (
            <ConditionRow
              key={part.key}
              condition={part}
              fields={fields}
              optionsOf={optionsOf}
              fault={faultOf(part.key)}
              onChange={(next) => replace(part.key, next)}
              onRemove={() => replace(part.key, null)}
            />
          ) : (
            <li key={part.key}>
              <GroupEditor
                group={part}
                depth={depth + 1}
                fields={fields}
                optionsOf={optionsOf}
                faultOf={faultOf}
                onChange={(next) => replace(part.key, next)}
                onRemove={() => replace(part.key, null)}
              />
            </li>
          ),
        )}
      </ul>
      <Flex gap="small" wrap>
        <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={() => add(fresh())}>
          {text('filters.group.addCondition')}
        </Button>
        {depth < deepestGroup ? (
          <Button
            size="small"
            icon={<PlusOutlined aria-hidden />}
            title={text('filters.group.deepest')}
            onClick={() => add(emptyGroup('any', [fresh()]))}
          >
            {text('filters.group.addGroup')}
          </Button>
        ) : null}
      </Flex>
    </fieldset>
  );
}

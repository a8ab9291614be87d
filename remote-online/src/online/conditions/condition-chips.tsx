import type { Condition, ReportField } from '@tallyhouse/shared/contracts/report-fields';
import { Button } from '@tallyhouse/shared/kit/core';
import { CloseOutlined, FilterOutlined } from '@tallyhouse/shared/kit/icons';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { Popover } from '@tallyhouse/shared/kit/modal';
import { useState } from 'react';
import { useOnlineText } from '../../i18n/use-online-text';
import { ConditionForm } from './condition-form';
import { conditionWords } from './condition-words';

interface ConditionChipsProps {
  readonly conditions: readonly Condition[];
  /** Columns that a condition may be put on. */
  readonly fields: readonly ReportField[];
  readonly onChange: (conditions: readonly Condition[]) => void;
}

/** The conditions that hold, each removable, and a way to add one. */
export function ConditionChips({ conditions, fields, onChange }: ConditionChipsProps) {
  const text = useOnlineText();
  const [isOpen, setOpen] = useState(false);
  const without = (index: number) => conditions.filter((_, at) => at !== index);
  return (
    <Flex gap={8} wrap align="center">
      {conditions.map((condition, index) => {
        const words = conditionWords(condition, fields, text);
        return (
          <Button
            key={`${index} ${words}`}
            size="small"
            shape="round"
            icon={<CloseOutlined aria-hidden />}
            iconPlacement="end"
            aria-label={text('condition.remove', { condition: words })}
            onClick={() => onChange(without(index))}
          >
            {words}
          </Button>
        );
      })}
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        trigger="click"
        placement="bottomLeft"
        destroyOnHidden
        content={
          <ConditionForm
            fields={fields}
            onAdd={(condition) => {
              setOpen(false);
              onChange([...conditions, condition]);
            }}
          />
        }
      >
        <Button size="small" icon={<FilterOutlined aria-hidden />}>
          {text('condition.add')}
        </Button>
      </Popover>
      {conditions.length > 1 ? (
        <Button size="small" type="link" onClick={() => onChange([])}>
          {text('condition.clear')}
        </Button>
      ) : null}
    </Flex>
  );
}

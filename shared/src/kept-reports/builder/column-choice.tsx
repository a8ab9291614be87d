import { Button, Checkbox } from '../../kit/core';
import { LockOutlined } from '../../kit/icons';
import { Flex } from '../../kit/layout';
import { Tooltip } from '../../kit/modal';
import { TermHelp } from '../../ui/term/term-help';
import { termOfColumn } from '../../contracts/terms/column-terms';
import { useKeptReportsText } from '../i18n/use-kept-reports-text';
import type { SpokenField } from '../use-report-fields';

interface ColumnChoiceProps {
  readonly fields: readonly SpokenField[];
  readonly chosen: readonly string[];
  readonly mandatory: readonly string[];
  readonly onChange: (fields: readonly string[]) => void;
  readonly onReset: () => void;
}

/** Columns by group, each with its meaning; those that the report demands are locked. */
export function ColumnChoice({ fields, chosen, mandatory, onChange, onReset }: ColumnChoiceProps) {
  const text = useKeptReportsText();
  const groups = [...new Set(fields.map((field) => field.group))];
  const toggle = (name: string) =>
    onChange(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);
  return (
    <>
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))' }}>
        {groups.map((group) => (
          <fieldset key={group} className="th-flush th-pad-0 th-borderless th-shrinks">
            <legend className="th-after-4 th-pad-0 th-semibold">{group}</legend>
            {fields
              .filter((field) => field.group === group)
              .map((field) => {
                const isLocked = mandatory.includes(field.field);
                const { title } = field;
                return (
                  <Flex key={field.field} gap={6} align="center">
                    <Checkbox
                      checked={chosen.includes(field.field)}
                      disabled={isLocked}
                      onChange={() => toggle(field.field)}
                    >
                      {title}
                    </Checkbox>
                    {isLocked ? (
                      <Tooltip title={text('builder.mandatory')}>
                        <LockOutlined aria-label={text('builder.mandatory')} style={{ opacity: 0.65 }} />
                      </Tooltip>
                    ) : null}
                    <TermHelp term={field.ownTerm ?? termOfColumn(field.field)} name={title} />
                  </Flex>
                );
              })}
          </fieldset>
        ))}
      </div>
      <Flex gap={8} align="center" wrap className="th-before-8">
        <span>{text('builder.columnsCount', { count: chosen.length })}</span>
        <Button type="link" size="small" onClick={onReset}>
          {text('builder.resetColumns')}
        </Button>
      </Flex>
    </>
  );
}

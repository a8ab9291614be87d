import { Radio } from '../../kit/form';
import { Flex } from '../../kit/layout';
import { useKeptReportsText } from '../i18n/use-kept-reports-text';
import type { SpokenType } from '../use-report-fields';

interface TypeChoiceProps {
  readonly types: readonly SpokenType[];
  readonly value: string;
  readonly onChange: (type: string) => void;
}

/** Kinds of report, each with what it is for. */
export function TypeChoice({ types, value, onChange }: TypeChoiceProps) {
  const text = useKeptReportsText();
  return (
    <Radio.Group
      aria-label={text('builder.typeLabel')}
      value={value}
      onChange={(event) => onChange(String(event.target.value))}
    >
      <Flex vertical gap={10}>
        {types.map((type) => (
          <Radio key={type.type} value={type.type} className="th-top">
            <strong className="th-semibold">{type.title}</strong>
            <div className="th-dim">{type.description}</div>
          </Radio>
        ))}
      </Flex>
    </Radio.Group>
  );
}

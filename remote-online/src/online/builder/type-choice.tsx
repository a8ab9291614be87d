import type { ReportType } from '@tallyhouse/shared/contracts/report-fields';
import { Radio } from '@tallyhouse/shared/kit/form';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useOnlineText } from '../../i18n/use-online-text';

interface TypeChoiceProps {
  readonly types: readonly ReportType[];
  readonly value: string;
  readonly onChange: (type: string) => void;
}

/** Kinds of report, each with what it is for. */
export function TypeChoice({ types, value, onChange }: TypeChoiceProps) {
  const text = useOnlineText();
  return (
    <Radio.Group
      aria-label={text('builder.typeLabel')}
      value={value}
      onChange={(event) => onChange(String(event.target.value))}
    >
      <Flex vertical gap={10}>
        {types.map((type) => (
          <Radio key={type.type} value={type.type} style={{ alignItems: 'flex-start' }}>
            <strong style={{ fontWeight: 600 }}>{type.title.en}</strong>
            <div style={{ opacity: 0.75 }}>{type.description.en}</div>
          </Radio>
        ))}
      </Flex>
    </Radio.Group>
  );
}

import { useId } from 'react';
import { exportFormatSchema, type ExportFormat } from '../../contracts/exports';
import { Radio } from '../../kit/form';
import { useExportsText } from './use-exports-text';

interface FormatChoiceProps {
  readonly format: ExportFormat;
  readonly onChoose: (format: ExportFormat) => void;
}

/** The formats that the server writes, each with what it is good for. */
export function FormatChoice({ format, onChoose }: FormatChoiceProps) {
  const text = useExportsText();
  const id = useId();
  return (
    <>
      <div id={id} style={{ fontWeight: 600, marginBlockEnd: 8 }}>
        {text('dialog.format')}
      </div>
      <Radio.Group
        aria-labelledby={id}
        value={format}
        onChange={({ target }) => onChoose(target.value as ExportFormat)}
        style={{ display: 'grid', gap: 8, marginBlockEnd: 12 }}
      >
        {exportFormatSchema.options.map((one) => (
          <Radio key={one} value={one} style={{ alignItems: 'flex-start' }}>
            <div>{text(`format.${one}`)}</div>
            <small style={{ opacity: 0.75 }}>{text(`formatHint.${one}`)}</small>
          </Radio>
        ))}
      </Radio.Group>
    </>
  );
}

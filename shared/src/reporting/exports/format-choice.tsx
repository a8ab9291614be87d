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
      <div id={id} className="th-after-8 th-semibold">
        {text('dialog.format')}
      </div>
      <Radio.Group
        aria-labelledby={id}
        value={format}
        onChange={({ target }) => onChoose(target.value as ExportFormat)}
        className="th-after-12 th-stack-8"
      >
        {exportFormatSchema.options.map((one) => (
          <Radio key={one} value={one} className="th-top">
            <div>{text(`format.${one}`)}</div>
            <small className="th-dim">{text(`formatHint.${one}`)}</small>
          </Radio>
        ))}
      </Radio.Group>
    </>
  );
}

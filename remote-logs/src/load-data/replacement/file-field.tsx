import { supersedeBatch } from '@tallyhouse/shared/contracts/load-handling';
import { ChooseFile } from '@tallyhouse/shared/ui/choose-file';
import { useLoadDataText } from '../../i18n/use-load-data-text';

interface FileFieldProps {
  /** Name of the file chosen; null when none is. */
  readonly chosen: string | null;
  readonly id: string;
  readonly onChoose: (file: File) => void;
}

/** The choice of the file that takes the place of another. */
export function FileField({ chosen, id, onChoose }: FileFieldProps) {
  const text = useLoadDataText();
  return (
    <ChooseFile
      id={id}
      label={text('replacement.field')}
      action={text(chosen === null ? 'replacement.choose' : 'replacement.chooseOther')}
      accept={['.csv', '.ndjson', ...(supersedeBatch.upload?.types ?? [])].join(',')}
      onChoose={onChoose}
    >
      {chosen ?? text('replacement.none')}
    </ChooseFile>
  );
}

import { supersedeBatch } from '@tallyhouse/shared/contracts/load-handling';
import { Button } from '@tallyhouse/shared/kit/core';
import { CloudUploadOutlined } from '@tallyhouse/shared/kit/icons';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useId, useRef } from 'react';
import { useLoadDataText } from '../../i18n/use-load-data-text';

interface FileFieldProps {
  /** Name of the file chosen; null when none is. */
  readonly chosen: string | null;
  readonly id: string;
  readonly onChoose: (file: File) => void;
}

/** The choice of a file. The browser's own field stays out of sight: its words come in the browser's language. */
export function FileField({ chosen, id, onChoose }: FileFieldProps) {
  const text = useLoadDataText();
  const field = useRef<HTMLInputElement>(null);
  const nameId = useId();
  return (
    <Flex gap="small" align="center" wrap>
      <input
        ref={field}
        type="file"
        hidden
        aria-label={text('replacement.field')}
        accept={['.csv', '.ndjson', ...(supersedeBatch.upload?.types ?? [])].join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onChoose(file);
          // The same file, mended and chosen again, is a choice too.
          target.value = '';
        }}
      />
      <Button
        id={id}
        icon={<CloudUploadOutlined aria-hidden />}
        aria-describedby={nameId}
        onClick={() => field.current?.click()}
      >
        {text(chosen === null ? 'replacement.choose' : 'replacement.chooseOther')}
      </Button>
      <span id={nameId} role="status" style={{ overflowWrap: 'anywhere' }}>
        {chosen ?? text('replacement.none')}
      </span>
    </Flex>
  );
}

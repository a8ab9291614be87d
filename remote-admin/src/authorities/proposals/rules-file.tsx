import { Button } from '@tallyhouse/shared/kit/core';
import { CloudUploadOutlined } from '@tallyhouse/shared/kit/icons';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useId, useRef } from 'react';
import { readRulesFile, type ReadRules } from './read-rules-file';
import { useProposalsText } from './use-proposals-text';

interface RulesFileProps {
  /** What the file is, should be, or what is wrong with it. */
  readonly words: string;
  readonly isWrong: boolean;
  readonly onRead: (read: ReadRules) => void;
}

/** Chooses the file of a rule pack. */
export function RulesFile({ words, isWrong, onRead }: RulesFileProps) {
  const text = useProposalsText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  return (
    <div style={{ marginBlockEnd: 12 }}>
      <label htmlFor={id}>{text('rulePack.file')}</label>
      <Flex gap="small" align="center" wrap>
        <input
          ref={field}
          type="file"
          hidden
          aria-label={text('rulePack.file')}
          accept=".json,application/json"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) void readRulesFile(file).then(onRead);
            // The same file, mended and chosen again, is a choice too.
            target.value = '';
          }}
        />
        <Button
          id={id}
          icon={<CloudUploadOutlined aria-hidden />}
          aria-describedby={`${id}-hint`}
          onClick={() => field.current?.click()}
        >
          {text('rulePack.choose')}
        </Button>
        <span id={`${id}-hint`} style={{ fontSize: 12 }} aria-live="polite">
          {isWrong ? <strong role="alert">{words}</strong> : words}
        </span>
      </Flex>
    </div>
  );
}

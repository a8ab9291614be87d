import { useRef, type ReactNode } from 'react';
import { Button } from '../kit/core';
import { CloudUploadOutlined } from '../kit/icons';
import { Flex } from '../kit/layout';

interface ChooseFileProps {
  /** Of the button, for the label that stands beside it. */
  readonly id: string;
  /** What the file is. */
  readonly label: string;
  /** What the button says. */
  readonly action: string;
  readonly accept: string;
  readonly isFaulty?: boolean;
  readonly onChoose: (file: File) => void;
  /** Which file was chosen, or what is wrong with it. */
  readonly children: ReactNode;
}

/** The choice of a file. The browser's own field stays out of sight: its words come in the browser's language. */
export function ChooseFile({ id, label, action, accept, isFaulty, onChoose, children }: ChooseFileProps) {
  const field = useRef<HTMLInputElement>(null);
  const told = `${id}-told`;
  return (
    <Flex gap="small" align="center" wrap>
      <input
        ref={field}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
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
        aria-describedby={told}
        danger={isFaulty === true}
        onClick={() => field.current?.click()}
      >
        {action}
      </Button>
      <span id={told} role="status" className="th-anywhere">
        {children}
      </span>
    </Flex>
  );
}

import { ChooseFile } from '@tallyhouse/shared/ui/choose-file';
import { useId } from 'react';
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
  return (
    <div className="th-after-12">
      <label htmlFor={id}>{text('rulePack.file')}</label>
      <ChooseFile
        id={id}
        label={text('rulePack.file')}
        action={text('rulePack.choose')}
        accept=".json,application/json"
        onChoose={(file) => void readRulesFile(file).then(onRead)}
      >
        {isWrong ? <strong role="alert">{words}</strong> : words}
      </ChooseFile>
    </div>
  );
}

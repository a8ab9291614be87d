import { proposeRulePack } from '@tallyhouse/shared/contracts/rule-packs';
import { countText } from '@tallyhouse/shared/format/count';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useState } from 'react';
import { ProposalDialog, type ProposalDialogHandlers } from '../../changes/proposal-dialog';
import { WordsField } from './proposal-fields';
import { RefusedRules } from './refused-rules';
import { RulesFile } from './rules-file';
import type { ReadRules } from './read-rules-file';
import { useProposalsText } from './use-proposals-text';

/** As the server asks. */
const leastName = 3;
const leastSource = 10;

/** Proposes a rule pack for the whole house, from a file; refusals are shown rule by rule. */
export function RulePackDialog(handlers: ProposalDialogHandlers) {
  const text = useProposalsText();
  const { http } = useRemoteHost();
  const [name, setName] = useState('');
  const [source, setSource] = useState('');
  const [file, setFile] = useState<ReadRules | null>(null);
  const isNameFit = name.trim().length >= leastName;
  const isSourceFit = source.trim().length >= leastSource;
  const document = file?.kind === 'DOCUMENT' ? file.document : null;
  return (
    <ProposalDialog
      {...handlers}
      title={text('rulePack.title')}
      lead={text('rulePack.lead')}
      payload={
        isNameFit && isSourceFit && document !== null
          ? { name: name.trim(), source: source.trim(), document }
          : null
      }
      propose={({ payload, reason }, headers) =>
        http.call(proposeRulePack, { body: { ...payload, reason }, headers })
      }
      refusal={(error) => <RefusedRules error={error} />}
      fields={(isTried) => (
        <>
          <WordsField
            label={text('rulePack.name')}
            hint={text('rulePack.nameHint')}
            value={name}
            isWrong={isTried && !isNameFit}
            onChange={setName}
          />
          <WordsField
            label={text('source')}
            hint={text('sourceHint')}
            value={source}
            isWrong={isTried && !isSourceFit}
            isLong
            onChange={setSource}
          />
          <RulesFile
            words={
              file === null
                ? text('rulePack.fileHint')
                : file.kind === 'FAULT'
                  ? text(`rulePack.faults.${file.fault}`)
                  : text('rulePack.chosen', { name: file.name, bytes: countText(file.bytes) })
            }
            isWrong={file?.kind === 'FAULT' || (isTried && document === null)}
            onRead={setFile}
          />
        </>
      )}
    />
  );
}

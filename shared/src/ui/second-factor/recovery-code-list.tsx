import { Button } from '../../kit/core';
import { adoptStyles } from '../adopt-styles';
import { CopyButton } from '../copy-button';

adoptStyles(`
  .th-recovery-codes { display: grid; grid-template-columns: repeat(auto-fill, minmax(170px, 1fr)); gap: 6px 16px;
    margin: 0 0 12px; padding: 0; list-style: none; }
  .th-recovery-actions { display: flex; gap: 8px; align-items: center; }
`);

interface RecoveryCodeListProps {
  readonly codes: readonly string[];
  readonly words: { readonly copy: string; readonly copied: string; readonly print: string };
}

/** Recovery codes, to be copied or printed: they are shown once. */
export function RecoveryCodeList({ codes, words }: RecoveryCodeListProps) {
  return (
    <>
      <ul className="th-recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="th-recovery-actions">
        <CopyButton value={codes.join('\n')} label={words.copy} copiedLabel={words.copied} />
        <Button size="small" onClick={() => window.print()}>
          {words.print}
        </Button>
      </p>
    </>
  );
}

import { CopyButton } from './copy-button';
import { useUiText } from './use-ui-text';

const shownDigits = 10;

/** The beginning of a hash, enough to compare by eye, and a way to copy all of it. */
export function ShortHash({ hash }: { readonly hash: string }) {
  const text = useUiText();
  const digits = hash.replace(/^sha256:/, '');
  return (
    <span className="th-nowrap">
      <code title={hash} dir="ltr">
        {digits.slice(0, shownDigits)}…
      </code>
      <CopyButton value={hash} label={text('copyHash')} copiedLabel={text('hashCopied')} />
    </span>
  );
}

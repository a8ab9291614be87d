import { theme } from '../kit/core';
import { Tag } from '../kit/detail';

/** What a state means for the reader; each kind has its own colour. */
export type StateKind = 'neutral' | 'active' | 'waiting' | 'good' | 'bad';

interface StateTagProps {
  readonly kind: StateKind;
  /** Shape that tells the states apart without colour; one that every font has, or people see a box. */
  readonly mark: string;
  readonly word: string;
  /** Why it is so, on hover. */
  readonly title?: string | undefined;
}

/** A state as shape, word and colour together. */
export function StateTag({ kind, mark, word, title }: StateTagProps) {
  const { token } = theme.useToken();
  const looks = {
    neutral: { color: token.colorTextSecondary, background: token.colorFillTertiary },
    active: { color: token.colorPrimary, background: token.colorPrimaryBg },
    waiting: { color: token.colorWarning, background: token.colorWarningBg },
    good: { color: token.colorSuccess, background: token.colorSuccessBg },
    bad: { color: token.colorError, background: token.colorErrorBg },
  } as const;
  return (
    <Tag
      variant="filled"
      title={title}
      style={{ ...looks[kind], margin: 0, fontWeight: 500, whiteSpace: 'nowrap' }}
    >
      <span aria-hidden="true">{mark} </span>
      {word}
    </Tag>
  );
}

import { Tag } from '../kit/detail';
import { adoptStyles } from './adopt-styles';

/** What a state means for the reader; each kind has its own colour. */
export type StateKind = 'neutral' | 'active' | 'waiting' | 'good' | 'bad';

// Stronger than the kit's tag: see base-styles.tsx.
const styles = `
.th-state:not(#th) { margin: 0; font-weight: 500; white-space: nowrap; }
.th-state-neutral:not(#th) { color: var(--th-ink-soft); background: var(--ant-color-fill-tertiary); }
.th-state-active:not(#th) { color: var(--th-accent); background: var(--ant-color-primary-bg); }
.th-state-waiting:not(#th) { color: var(--th-warning); background: var(--ant-color-warning-bg); }
.th-state-good:not(#th) { color: var(--th-success); background: var(--ant-color-success-bg); }
.th-state-bad:not(#th) { color: var(--th-error); background: var(--ant-color-error-bg); }
`;

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
  adoptStyles(styles);
  return (
    <Tag variant="filled" title={title} className={`th-state th-state-${kind}`}>
      <span aria-hidden="true">{mark} </span>
      {word}
    </Tag>
  );
}

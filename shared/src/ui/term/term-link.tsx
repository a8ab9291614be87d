import { adoptStyles } from '../adopt-styles';

const styles = `
.th-term-link { all: unset; display: inline-block; min-block-size: 24px; line-height: 24px; color: var(--ant-color-link, #0b5cad); cursor: pointer; text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 3px; }
.th-term-link:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; border-radius: 2px; }
@media (max-width: 640px) { .th-term-link { min-block-size: 44px; line-height: 44px; } .th-term-card dd p .th-term-link, .th-term-formula .th-term-link { min-block-size: 28px; line-height: 28px; } }
`;

interface TermLinkProps {
  readonly label: string;
  readonly onOpen: () => void;
}

/** The name of a term, which opens it. */
export function TermLink({ label, onOpen }: TermLinkProps) {
  adoptStyles(styles);
  return (
    <button type="button" className="th-term-link" onClick={onOpen}>
      {label}
    </button>
  );
}

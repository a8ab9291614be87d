import { Button } from '../kit/core';
import { DownOutlined, RightOutlined } from '../kit/icons';
import { adoptStyles } from './adopt-styles';

interface FoldButtonProps {
  /** What is folded, in words: they say what there is to see. */
  readonly words: string;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** Id of what it opens, which is on the page while it is open. */
  readonly controls?: string;
}

// In line with the words around it.
const styles = `
.th-fold:not(#th) { min-block-size: 24px; font-size: inherit; }
.th-fold .anticon:not(#th) { font-size: 10px; }
`;

/** Opens and folds a part of the screen. */
export function FoldButton({ words, isOpen, onOpen, controls }: FoldButtonProps) {
  adoptStyles(styles);
  const Arrow = isOpen ? DownOutlined : RightOutlined;
  return (
    <Button
      type="link"
      size="small"
      className="th-no-print th-words-button th-fold"
      icon={<Arrow aria-hidden className={isOpen ? undefined : 'th-mirrored'} />}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={() => onOpen(!isOpen)}
    >
      {words}
    </Button>
  );
}

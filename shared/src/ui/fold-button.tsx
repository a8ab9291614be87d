import { Button } from '../kit/core';
import { DownOutlined, RightOutlined } from '../kit/icons';

interface FoldButtonProps {
  /** What is folded, in words: they say what there is to see. */
  readonly words: string;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** Id of what it opens, which is on the page while it is open. */
  readonly controls?: string;
}

/** In line with the words around it, and on as many lines as they need. */
const style = {
  paddingInline: 0,
  blockSize: 'auto',
  minBlockSize: 24,
  fontSize: 'inherit',
  whiteSpace: 'normal',
  textAlign: 'start',
} as const;

/** Opens and folds a part of the screen. */
export function FoldButton({ words, isOpen, onOpen, controls }: FoldButtonProps) {
  const Arrow = isOpen ? DownOutlined : RightOutlined;
  return (
    <Button
      type="link"
      size="small"
      className="th-no-print"
      style={style}
      icon={<Arrow aria-hidden className={isOpen ? undefined : 'th-mirrored'} style={{ fontSize: 10 }} />}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={() => onOpen(!isOpen)}
    >
      {words}
    </Button>
  );
}

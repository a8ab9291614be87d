import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { Drawer, Popover } from '../../kit/modal';
import type { TermKey } from '../../contracts/terms/term';
import { adoptStyles } from '../adopt-styles';
import { FetchedReader } from './fetched-reader';
import { useHelpText } from './use-help-text';

// The button draws its own letter: names that are made of contents, as those of headers, do not get it.
// On phones the room to touch is larger than what is drawn, and takes none from what stands around it. A table that
// scrolls draws its headers once more in a hidden row, to measure them: there the button takes its room and no focus.
const styles = `
.th-term { position: relative; display: inline-flex; vertical-align: middle; flex: none; margin-inline-start: 2px; font-weight: 400; white-space: normal; text-align: start; }
.th-term-button { all: unset; box-sizing: border-box; display: grid; place-items: center; inline-size: 24px; block-size: 24px; margin: -4px -2px; border-radius: 50%; color: var(--th-ink-soft); cursor: help; touch-action: manipulation; }
.th-term-button::before { content: '?'; inline-size: 14px; block-size: 14px; border: 1px solid currentColor; border-radius: 50%; box-sizing: border-box; font-size: 10px; line-height: 12px; font-weight: 600; text-align: center; }
.th-term-button:hover, .th-term-button[aria-expanded='true'] { color: var(--th-accent); }
.th-term-button:focus-visible { outline: 2px solid var(--th-accent); outline-offset: -2px; }
.th-term-anchor { position: absolute; inset: 0; pointer-events: none; }
.th-term-panel { inline-size: 340px; max-inline-size: calc(100vw - 48px); max-block-size: min(60vh, 480px); overflow: auto; outline: none; }
@media (max-width: 640px) { .th-term-button { inline-size: 44px; block-size: 44px; margin: -14px -12px; } }
tr[aria-hidden='true'] .th-term { visibility: hidden; }
@media print { .th-term { display: none; } }
`;

interface TermHelpProps {
  /** Nothing is drawn where there is none. */
  readonly term: TermKey | undefined;
  /** As the term is called where it stands. */
  readonly name: string;
  /** -1 within a grid, which has one tab stop and offers the same in its menu. */
  readonly tabIndex?: 0 | -1;
  readonly buttonRef?: RefObject<HTMLButtonElement | null>;
  /** Gives the focus back; left out: to the button. */
  readonly onClosed?: () => void;
}

/** A question mark that opens what a term means, beside it, or from below on a phone. */
export function TermHelp({ term, ...props }: TermHelpProps) {
  return term === undefined ? null : <QuestionMark term={term} {...props} />;
}

function QuestionMark(props: TermHelpProps & { readonly term: TermKey }) {
  const { term, name, tabIndex = 0, buttonRef, onClosed } = props;
  adoptStyles(styles);
  const text = useHelpText();
  const headingId = useId();
  const own = useRef<HTMLButtonElement>(null);
  const button = buttonRef ?? own;
  const [shape, setShape] = useState<'popover' | 'drawer' | null>(null);
  // A press outside the panel closes it before the click comes here.
  const wasOpen = useRef(false);
  const press = () => {
    if (shape !== null || wasOpen.current) close();
    else setShape(matchMedia('(max-width: 640px)').matches ? 'drawer' : 'popover');
    wasOpen.current = false;
  };
  const close = () => {
    setShape(null);
    if (onClosed === undefined) button.current?.focus();
    else onClosed();
  };
  const leave = () => {
    // By Escape while nothing had the focus; what else was pressed takes it by itself.
    if (document.activeElement === document.body) close();
    else setShape(null);
  };
  return (
    // What is pressed in the panel bubbles up to the header that the button stands in, which sorts by it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      className="th-term"
      onClick={stay}
      onMouseDown={stay}
      onKeyDown={shape === 'drawer' ? undefined : stay}
    >
      <button
        ref={button}
        type="button"
        className="th-term-button"
        tabIndex={tabIndex}
        aria-label={text('what', { name })}
        aria-haspopup="dialog"
        aria-expanded={shape !== null}
        onPointerDown={() => {
          wasOpen.current = shape !== null;
        }}
        onClick={press}
      />
      {shape === 'drawer' ? (
        <Drawer
          open
          placement="bottom"
          title={null}
          aria-label={text('what', { name })}
          closable={{ 'aria-label': text('close') }}
          styles={{ wrapper: { height: 'auto', maxHeight: '80vh' } }}
          onClose={close}
        >
          <FetchedReader>
            {(reader) => <reader.TermReader start={term} headingId={headingId} />}
          </FetchedReader>
        </Drawer>
      ) : null}
      {shape === 'popover' ? <TermPopover term={term} onClose={close} onLeave={leave} /> : null}
    </span>
  );
}

/** Keys with Ctrl are the page’s: they open the palette from anywhere. */
function stay(event: MouseEvent | KeyboardEvent): void {
  if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
}

interface TermPopoverProps {
  readonly term: TermKey;
  readonly onClose: () => void;
  /** Closed by something outside of it. */
  readonly onLeave: () => void;
}

function TermPopover({ term, onClose, onLeave }: TermPopoverProps) {
  const headingId = useId();
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab' && leaves(event)) {
      event.preventDefault();
      onClose();
    }
  };
  useEffect(() => {
    // Wherever the focus is: a grid may have taken it back by then, and keeps Escape to itself.
    const closeByEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    document.addEventListener('keydown', closeByEscape, true);
    return () => document.removeEventListener('keydown', closeByEscape, true);
  }, [onClose]);
  return (
    <Popover
      open
      trigger="click"
      placement="bottom"
      onOpenChange={(isOpen) => {
        if (!isOpen) onLeave();
      }}
      content={
        // Tab at either edge closes it wherever the focus is within it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <div
          className="th-term-panel"
          role="dialog"
          aria-labelledby={headingId}
          tabIndex={-1}
          onKeyDown={press}
        >
          <FetchedReader>
            {(reader) => <reader.TermReader start={term} headingId={headingId} />}
          </FetchedReader>
        </div>
      }
    >
      <i className="th-term-anchor" aria-hidden="true" />
    </Popover>
  );
}

/** Whether Tab would go out at either end: the panel stands at the end of the page, where nobody looks for the next. */
function leaves({ currentTarget, target, shiftKey }: KeyboardEvent<HTMLElement>): boolean {
  const buttons = [...currentTarget.querySelectorAll('button')];
  const edge = shiftKey ? buttons[0] : buttons.at(-1);
  return (
    buttons.length === 0 || target === edge || (shiftKey && !buttons.includes(target as HTMLButtonElement))
  );
}

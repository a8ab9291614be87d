import { createContext, useContext, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../kit/core';
import { FilterOutlined } from '../kit/icons';
import { adoptStyles } from './adopt-styles';
import { chosenWords } from './chosen-words';
import { usePhone } from './use-phone';
import { useUiText } from './use-ui-text';

const styles = `
.th-choices { min-inline-size: 0; margin-block-end: 4px; }
:is(.ant-flex:not(.ant-flex-vertical), .th-grid-toolbar, .th-report-bar > div, .th-filter-bar) > .th-choices { flex: 1 1 160px; margin: 0; }
.ant-flex-vertical > .th-choices, .th-context-choices > .th-choices { margin: 0; }
.th-choices > .ant-btn { inline-size: 100%; block-size: auto; min-block-size: 32px; justify-content: flex-start; padding: 2px 10px; white-space: normal; text-align: start; }
.th-choices > .ant-btn > span:last-child { min-inline-size: 0; font-size: 12px; line-height: 1.25; }
.th-choices-body { display: flex; flex-wrap: wrap; gap: 8px; margin-block-start: 8px; }
.th-choices-body[hidden] { display: none; }
.th-choices-body :is(.ant-select, .ant-picker, .ant-input-affix-wrapper, .ant-input-search) { inline-size: 100% !important; min-inline-size: 0 !important; }
`;

interface ChoicesFoldProps {
  readonly children: ReactNode;
  /** What the controls choose; left out: which rows are listed. */
  readonly of?: 'rows' | 'scope' | 'table' | 'list';
}

const WithinFold = createContext(false);

/**
 * Filters and other choices of a screen. On a phone they fold into one control that says what is chosen, so that what
 * the screen is about begins on its first page; elsewhere, and within another fold, they stand as they are.
 */
export function ChoicesFold(props: ChoicesFoldProps) {
  const isPhone = usePhone();
  const isWithin = useContext(WithinFold);
  return isPhone && !isWithin ? <Folded {...props} /> : props.children;
}

function Folded({ children, of = 'rows' }: ChoicesFoldProps) {
  adoptStyles(styles);
  const text = useUiText();
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  // After every drawing, since what is chosen stands in the controls by then; the same words draw nothing again.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    if (body.current !== null) setWords(chosenWords(body.current));
  });
  const name = text(`choices.${of}`);
  return (
    <div className="th-choices th-no-print">
      <Button
        icon={<FilterOutlined aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {words === '' ? name : `${name}: ${words}`}
      </Button>
      <div id={id} ref={body} className="th-choices-body" hidden={!isOpen}>
        <WithinFold value>{children}</WithinFold>
      </div>
    </div>
  );
}

import { useId, type ReactNode } from 'react';
import { Alert, type AlertProps } from '../kit/core';
import { useOpened } from '../preferences/opened-parts';
import { adoptStyles } from './adopt-styles';
import { FoldButton } from './fold-button';

const styles = `
.th-folded-notice { margin-block-end: 12px; }
.th-folded-notice-line > span { margin-inline-end: 8px; }
.th-folded-notice-more { margin-block-start: 6px; }
.th-folded-notice-more:not(.th-folded-notice-open) { display: none; }
@media (max-width: 640px) {
  .th-folded-notice.ant-alert { padding: 2px 10px; margin-block-end: 6px; }
  .th-folded-notice:not(.ant-alert-warning) .th-folded-notice-line { display: flex; flex-wrap: wrap; gap: 2px 0; align-items: center; }
  .th-folded-notice:not(.ant-alert-warning) .th-folded-notice-line:not(:has([aria-expanded='true'])) > span { flex: 1 1 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .th-folded-notice.ant-alert-warning .th-folded-notice-line { font-size: 12px; line-height: 16px; }
}
@media print { .th-folded-notice-more:not(.th-folded-notice-open) { display: block; } }
`;

interface FoldedNoticeProps {
  /** What its state is remembered by. */
  readonly part: string;
  readonly type: NonNullable<AlertProps['type']>;
  /** What has to be known, in one line. */
  readonly title: ReactNode;
  /** What there is to see beyond that, in words. */
  readonly more: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A notice of one line, with its details a click away; a print has them. On a phone a warning takes the lines that it needs. */
export function FoldedNotice({ part, type, title, more, action, children }: FoldedNoticeProps) {
  adoptStyles(styles);
  const id = useId();
  const [isOpen, setOpen] = useOpened(part);
  return (
    <Alert
      type={type}
      role="status"
      showIcon
      className="th-folded-notice"
      title={
        <>
          <div className="th-folded-notice-line">
            <span>{title}</span>
            <FoldButton words={more} isOpen={isOpen} onOpen={setOpen} controls={id} />
          </div>
          <div id={id} className={`th-folded-notice-more ${isOpen ? 'th-folded-notice-open' : ''}`}>
            {children}
          </div>
        </>
      }
      action={action}
    />
  );
}

import type { ReactNode } from 'react';
import { adoptStyles } from './adopt-styles';

// With a way back: what leads to it and what it is in one line, its name with what can be done to it in the next.
const styles = `
.th-page-header { display: flex; flex-wrap: wrap; gap: 12px 16px; align-items: flex-start; justify-content: space-between; margin-block-end: 12px; }
.th-page-header-words { min-width: 0; flex: 1 1 320px; }
.th-page-header-title { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; min-width: 0; }
.th-page-header h1 { margin: 0; font-size: 20px; line-height: 28px; font-weight: 600; color: var(--th-ink); display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center; overflow-wrap: anywhere; }
.th-page-header-detail { color: var(--th-ink-soft); font-size: 13px; line-height: 18px; margin-block-start: 4px; }
.th-page-header-actions { max-width: 100%; min-width: 0; display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
@media (min-width: 641px) {
  .th-page-header-below { gap: 2px 16px; align-items: center; }
  .th-page-header-below :is(.th-page-header-words, .th-page-header-title) { display: contents; }
  .th-page-header-below .th-page-header-detail { order: 1; flex: 1 1 300px; margin: 0; }
  .th-page-header-views { order: 2; display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center; }
  .th-page-header-below::before { content: ''; order: 3; flex: 0 0 100%; }
  .th-page-header-below h1 { order: 4; flex: 1 1 auto; min-block-size: 32px; }
  .th-page-header-below .th-page-header-actions { order: 5; }
}
@media (min-width: 641px) and (max-height: 800px) { .th-page-header { margin-block-end: 8px; } .th-page-header-below .th-page-header-detail { font-size: 12px; line-height: 16px; } }
@media (min-width: 641px) and (max-width: 1239px) { .th-page-header-below h1 { font-size: 18px; line-height: 26px; } .th-page-header-below .th-page-header-actions > .ant-btn { padding-inline: 10px; } .th-page-header-views > .ant-btn > span:not(.ant-btn-icon) { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); } }
@media (max-width: 640px) { .th-page-header-views { display: contents; } .th-page-header { gap: 6px 8px; justify-content: flex-start; margin-block-end: 8px; } .th-page-header-words, .th-page-header-title { display: contents; } .th-page-header h1 { margin: 0; } .th-page-header-detail { flex: 1 1 100%; margin: 0; } .th-page-header-actions > .ant-btn { padding-inline: 8px; } :is(.th-page-header-title, .th-page-header-views) > .ant-btn > span:not(.ant-btn-icon) { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); } }
@media print {
  .th-page-header-actions, .th-page-header-title > :not(h1), .th-no-print, .th-page-header ~ [role='search'], .th-page-header ~ * [role='search'] { display: none !important; }
  .th-page-header ~ button.ant-btn, .th-page-header ~ * :is(button.ant-btn, .ant-segmented, .ant-pagination):not(td *, th *) { display: none !important; }
}
`;

interface PageHeaderProps {
  readonly title: string;
  /** Way back to what this page is part of. */
  readonly breadcrumb?: ReactNode;
  /** State of the thing shown, beside its title. */
  readonly tag?: ReactNode;
  readonly detail?: ReactNode;
  /** Ways to look at it, such as saved searches, beside the title. */
  readonly views?: ReactNode;
  readonly actions?: ReactNode;
}

/** Title row of a screen. */
export function PageHeader({ title, breadcrumb, tag, detail, views, actions }: PageHeaderProps) {
  adoptStyles(styles);
  return (
    <header className={`th-page-header${breadcrumb === undefined ? '' : ' th-page-header-below'}`}>
      <div className="th-page-header-words">
        {breadcrumb}
        <div className="th-page-header-title">
          <h1 className="th-no-outline">
            <span dir="auto">{title}</span>
            {tag}
          </h1>
          {views === undefined ? null : <div className="th-page-header-views">{views}</div>}
        </div>
        {detail === undefined ? null : <div className="th-page-header-detail">{detail}</div>}
      </div>
      {actions === undefined ? null : <div className="th-page-header-actions">{actions}</div>}
    </header>
  );
}

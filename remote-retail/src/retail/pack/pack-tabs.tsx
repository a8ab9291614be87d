import { packListSchema, type PackList } from '@tallyhouse/shared/contracts/retail-pack';
import type { Period } from '@tallyhouse/shared/contracts/scalars';
import { Link } from '@tallyhouse/shared/kit/router';
import { adoptStyles } from '@tallyhouse/shared/ui/adopt-styles';
import { useRetailText } from '../../i18n/use-retail-text';
import { retailPaths, withPeriod } from '../retail-paths';

const styles = `
.th-pack-lists { display: flex; flex-wrap: wrap; gap: 6px; margin-block-end: 8px; }
.th-pack-lists a { padding: 3px 10px; border: 1px solid var(--th-line-strong); border-radius: 16px; color: var(--th-ink); text-decoration: none; font-size: 13px; line-height: 20px; }
.th-pack-lists a:hover { background: var(--th-hover); }
.th-pack-lists a[aria-current='page'] { border-color: var(--th-accent); color: var(--th-accent); font-weight: 600; }
@media print { .th-pack-lists { display: none; } }
`;

/** The nine lists as links; the period goes along. */
export function PackTabs({ shown, period }: { readonly shown: PackList; readonly period: Period }) {
  adoptStyles(styles);
  const text = useRetailText();
  return (
    <nav className="th-pack-lists" aria-label={text('pack.lists')}>
      {packListSchema.options.map((list) => (
        <Link
          key={list}
          to={withPeriod(retailPaths.pack(list), period)}
          aria-current={list === shown ? 'page' : undefined}
        >
          {text(`pack.list.${list}`)}
        </Link>
      ))}
    </nav>
  );
}

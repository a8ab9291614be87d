import { useSpoken } from '@tallyhouse/shared/i18n/use-text';
import { Link, useLocation } from '@tallyhouse/shared/kit/router';
import type { TabBrand } from '@tallyhouse/shared/session/tab-brand';
import { useEffect } from 'react';
import type { MenuGroup } from '../menu/menu-groups';
import { pageTitle } from '../menu/page-title';
import { useShellText } from '../../i18n/use-shell-text';
import { nearPaths } from './near-paths';

interface Props {
  readonly groups: readonly MenuGroup[];
  readonly tab: TabBrand;
}

/** `/all`: where every unknown address ends, with what was typed and what may have been meant. */
export function NotFoundPage({ groups, tab }: Props) {
  const text = useShellText();
  const spoken = useSpoken();
  const typed = typedPath(useLocation().state);
  const entries = groups.flatMap((group) => group.entries);
  const near = nearPaths(typed, entries);
  const home = entries[0];
  useEffect(() => {
    document.title = pageTitle({ title: text('notFound.title') }, tab, text);
  }, [text, tab]);
  return (
    <section className="not-found">
      <h1>{text('notFound.title')}</h1>
      <p>
        {text('notFound.lead')} <code>{typed}</code>
      </p>
      {near.length === 0 ? null : (
        <>
          <h2>{text('notFound.near')}</h2>
          <ul>
            {near.map((entry) => (
              <li key={entry.path}>
                <Link to={entry.path}>{spoken(entry.title)}</Link> <code>{entry.path}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="ways-on">
        {home === undefined ? null : (
          <Link to={home.path}>{text('notFound.home', { page: spoken(home.title) })}</Link>
        )}
        <Link to="/brands">{text('notFound.brands')}</Link>
      </p>
    </section>
  );
}

function typedPath(state: unknown): string {
  return typeof state === 'object' && state !== null && 'typed' in state ? String(state.typed) : '/all';
}

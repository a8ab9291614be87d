import { useShellText } from '../../i18n/use-shell-text';
import type { Badge } from './use-badges';

/** More than that nobody counts. */
const mostShown = 99;

/** A number beside an entry of the menu; what it counts is said with it. */
export function MenuBadge({ badge: { kind, count } }: { readonly badge: Badge }) {
  const text = useShellText();
  const words = text(`frame.badge.${kind}`, { count });
  return (
    <span className="nav-badge" data-tone={kind === 'waitingForMe' ? 'waiting' : 'bad'} title={words}>
      <span aria-hidden>{count > mostShown ? `${mostShown}+` : count}</span>
      <span className="visually-hidden">, {words}</span>
    </span>
  );
}

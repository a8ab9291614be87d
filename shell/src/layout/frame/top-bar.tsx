import { DownOutlined } from '@tallyhouse/shared/kit/icons';
import { Link, useLocation } from '@tallyhouse/shared/kit/router';
import type { TabBrand } from '@tallyhouse/shared/session/tab-brand';
import { brandColour } from '../brands/brand-colour';
import { countryName } from '../brands/country-name';
import { PaletteButton } from '../command-palette/palette-button';
import { useShellText } from '../../i18n/use-shell-text';
import { JobsTray } from '../jobs/jobs-tray';
import { LanguageMenu } from '../../display/language/language-menu';
import { NotificationBell } from '../notifications/notification-bell';
import { Logo } from '../../start/logo';
import { withReturn } from '../../start/return-to';
import type { MenuGroup } from '../menu/menu-groups';
import { ThemeMenu } from './theme-menu';
import { UserMenu } from './user-menu';

interface Props {
  readonly tab: TabBrand;
  readonly groups: readonly MenuGroup[];
  /** Query that a page of the menu is opened with. */
  readonly searchOf: (path: string) => string;
}

export function TopBar({ tab, groups, searchOf }: Props) {
  const text = useShellText();
  const { pathname, search, hash } = useLocation();
  const name = tab.brand?.name ?? text('frame.allBrands');
  const note = tab.brand === null ? text('frame.readOnly') : countryName(tab.brand.country);
  return (
    <header
      className="top-bar"
      style={{ borderTopColor: tab.brand === null ? 'transparent' : brandColour(tab.brand.id) }}
    >
      <Link to={groups[0]?.entries[0]?.path ?? '/all'} className="home-link" aria-label={text('product')}>
        <Logo />
      </Link>
      <Link
        className="brand-link"
        to={withReturn('/brands', pathname + search + hash)}
        aria-label={text('frame.changeBrand', { brand: `${name} ${note}` })}
      >
        <bdi className="brand-link-name">{name}</bdi> <span className="quiet brand-link-note">{note}</span>
        <DownOutlined aria-hidden />
      </Link>
      <span className="top-bar-space" />
      <PaletteButton groups={groups} tab={tab} searchOf={searchOf} />
      <JobsTray />
      <NotificationBell />
      <LanguageMenu />
      <ThemeMenu />
      <UserMenu />
    </header>
  );
}

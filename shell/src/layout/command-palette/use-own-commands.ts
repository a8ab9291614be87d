import { locales } from '@tallyhouse/shared/i18n/locale';
import { useLocale } from '@tallyhouse/shared/i18n/use-locale';
import { useSpoken } from '@tallyhouse/shared/i18n/use-text';
import { App } from '@tallyhouse/shared/kit/modal';
import { useNavigate } from '@tallyhouse/shared/kit/router';
import type { TermKey } from '@tallyhouse/shared/contracts/terms/term';
import type { MenuGroup } from '../menu/menu-groups';
import { useShellText } from '../../i18n/use-shell-text';
import { languageNames } from '../../display/language/language-names';
import { useTour } from '../tour/tour';
import { useTourText } from '../tour/use-tour-text';
import { useServices } from '../../remotes/services/services';
import { leave } from '@tallyhouse/shared/session/leave';
import { useTheme } from '../../display/theme/use-theme';
import type { PaletteCommand } from './palette-command';
import { useOfferedActions } from './offered-actions';
import { usePaletteText } from './use-palette-text';

/** Every page of the menu, found by its name in every language and by its address. */
export function useScreenCommands(
  groups: readonly MenuGroup[],
  searchOf: (path: string) => string,
): readonly PaletteCommand[] {
  const shell = useShellText();
  const spoken = useSpoken();
  const navigate = useNavigate();
  return groups.flatMap(({ group, entries }) =>
    entries.map(({ path, title }) => ({
      id: path,
      section: 'screens' as const,
      label: spoken(title),
      hint: shell(`frame.groups.${group}`),
      words: `${path} ${Object.values(title).join(' ')}`,
      run: () => void navigate(path + searchOf(path)),
    })),
  );
}

/** What can be done on the screen that one is on; what cannot right now says why. */
export function useHereCommands(): readonly PaletteCommand[] {
  const { message } = App.useApp();
  return useOfferedActions().map(({ label, blockedBecause, run }) => ({
    id: `here-${label}`,
    section: 'here' as const,
    label,
    ...(blockedBecause !== null && { hint: blockedBecause }),
    run: () => {
      if (blockedBecause !== null) void message.info(`${label}: ${blockedBecause}`);
      // The palette gives the focus back before what this opens takes it.
      else setTimeout(run);
    },
  }));
}

/** What can be done anywhere: theme, language, link, glossary, shortcuts, leaving. */
export function useActionCommands(
  openSheet: () => void,
  openGlossary: (term: TermKey | null) => void,
): readonly PaletteCommand[] {
  const text = usePaletteText();
  const tourText = useTourText();
  const tour = useTour();
  const services = useServices();
  const { message } = App.useApp();
  const { name: theme, choose } = useTheme();
  const chosen = useLocale();
  const themes = (['light', 'dark', 'system'] as const).filter((name) => name !== theme);
  return [
    ...themes.map((name) => ({
      id: `theme-${name}`,
      section: 'actions' as const,
      label: text(`theme.${name}`),
      run: () => choose(name),
    })),
    ...locales
      .filter((locale) => locale !== chosen)
      .map((locale) => ({
        id: `language-${locale}`,
        section: 'actions' as const,
        label: text('language', { language: languageNames[locale] }),
        words: locale,
        run: () => services.language.choose(locale),
      })),
    {
      id: 'copy-link',
      section: 'actions',
      label: text('copyLink'),
      run: () =>
        void navigator.clipboard.writeText(location.href).then(() => message.success(text('linkCopied'))),
    },
    {
      id: 'glossary',
      section: 'actions',
      label: text('glossary'),
      words: 'help glossary terms msaada kamusi maneno مساعدة مسرد مصطلحات',
      run: () => openGlossary(null),
    },
    {
      id: 'tour',
      section: 'actions',
      label: tourText('again'),
      words: 'help tour msaada ziara مساعدة جولة',
      // The palette gives the focus back before the tour takes it.
      run: () => void setTimeout(tour.start),
    },
    {
      id: 'shortcuts',
      section: 'actions',
      label: text('showShortcuts'),
      words: '? help keyboard shortcuts msaada njia za mkato مساعدة اختصارات',
      run: openSheet,
    },
    {
      id: 'sign-out',
      section: 'actions',
      label: text('signOut'),
      run: () => void leave(services),
    },
  ];
}

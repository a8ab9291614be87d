import type { CatalogueLike } from '@tallyhouse/shared/i18n/catalogue';
import type { en } from './en';

/** Swahili texts of a remote that comes from a developer's machine. */
export const sw: CatalogueLike<typeof en> = {
  on: '{{name}} {{version}} inatoka {{origin}}',
  onHint:
    'Hakuna aliyeitia saini, na takwimu zake ni zake yenyewe. Mengine yote ni kama yalivyochapishwa. Inaisha ukitoka au ukifunga kichupo hiki.',
  off: 'Kila kitu hapa ni kama kilivyochapishwa',
  refused: {
    malformed: 'Anwani iliomba sehemu kutoka kwingine kwa namna isiyoeleweka.',
    'not-allowed': '{{name}} haikuchukuliwa kutoka {{origin}}: mfumo huu hauruhusu chanzo hicho.',
    'not-registered': '{{name}} haikuchukuliwa kutoka {{origin}}: huna sehemu yenye jina hilo hapa.',
    unreachable: 'Hakuna kilichokuja kutoka {{origin}}: angalia kama {{name}} inatolewa hapo.',
    damaged: 'Kilichokuja kutoka {{origin}} si maelezo ambayo ukurasa huu unaweza kuyasoma.',
    'other-remote': 'Kilichokuja kutoka {{origin}} ni sehemu nyingine, si {{name}}.',
  },
  end: 'Tumia iliyochapishwa',
  close: 'Funga',
};

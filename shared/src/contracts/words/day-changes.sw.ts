import type { CatalogueOf } from './catalogue-of';
import type { dayChangeWords as en } from './day-changes.en';

export const dayChangeWords: CatalogueOf<typeof en> = {
  LOAD_CORRECTED: {
    title: '{{source}}: rekodi zilizosahihishwa {{count}}',
    detail: '{{kind}}, faili {{seq}}, {{day}}',
  },
  LOAD_REJECTED: { title: 'Faili la {{source}} lilikataliwa', detail: '{{kind}}, faili {{seq}}, {{day}}' },
  LOAD_PARTIAL: {
    title: '{{source}}: rekodi zilizokataliwa {{count}}',
    detail: '{{kind}}, faili {{seq}}, {{day}}',
  },
  LOAD_LATE: {
    title: 'Faili la {{source}} lililokosekana limefika',
    detail: '{{kind}}, faili {{seq}}, {{day}}',
  },
  LOAD_SUPERSEDED: {
    title: 'Faili la {{source}} lilibadilishwa',
    detail: '{{kind}}, faili {{seq}}, {{day}}',
  },
  LOAD_REPROCESSED: {
    title: '{{source}}: rekodi zilizopokelewa tena {{count}}',
    detail: '{{kind}}, faili {{seq}}, {{day}}',
  },
  REPORT_STEP: { title: '{{title}}, toleo {{version}}: {{reportState}}', detail: '{{who}}' },
  GAP_EXPLAINED: { title: 'Faili lililokosekana lilielezwa', detail: '{{who}}' },
  RULE_PACK_CHANGED: { title: 'Kifurushi cha kanuni kilibadilishwa', detail: '{{who}}' },
  OBLIGATION_CHANGED: { title: 'Wajibu ulibadilishwa', detail: '{{who}}' },
  AUTHORITY_CHANGED: { title: 'Mamlaka ilibadilishwa', detail: '{{who}}' },
  SETTINGS_CHANGED: { title: 'Mipangilio ya chapa ilibadilishwa', detail: '{{who}}' },
  RATES_LOADED: { title: 'Viwango vya fedha vimefika', detail: '{{who}}' },
};

import type { CatalogueLike } from '../../i18n/catalogue';
import { reportStates } from '../../contracts/words/report-states.sw';
import type { en } from './en';
import { bases, figureStatuses, statusReasons } from '../../contracts/words/labels.sw';

/** Swahili texts of the report scaffold. */
export const sw: CatalogueLike<typeof en> = {
  status: figureStatuses,
  statusMeaning: {
    FINAL: 'Data yote ya kipindi imepakiwa na kila kanuni imethibitishwa.',
    PROVISIONAL: 'Baadhi ya data haipo au bado inawasili; takwimu zinaweza kubadilika.',
    ESTIMATED: 'Sehemu ya takwimu ni makadirio.',
    UNVERIFIED_RULE: 'Kanuni mojawapo ya takwimu hizi haijathibitishwa.',
  },
  reportState: reportStates,
  states: 'Hali',
  reason: statusReasons,
  steps: {
    cause: 'Sababu',
    summary: '{{figure}} ilitoka {{before}} hadi {{now}} {{currency}}, badiliko la {{change}}',
  },
  reasonsMore_one: 'na nyingine {{count}}',
  reasonsMore_other: 'na nyingine {{count}}',
  standard: {
    label: 'Takwimu hizi ni nini',
    brand: 'Chapa',
    period: 'Kipindi',
    zone: 'siku ya michezo huanza {{cutoff}}, {{zone}}',
    basis: 'Msingi',
    currency: 'Sarafu',
    asOf: 'Data hadi',
    snapshot: 'Nakala ya data',
    filters: 'Vichujio',
    noFilters: 'hakuna',
  },
  basis: bases,
  players: {
    counting: 'Wachezaji wanahesabiwa',
    failed: 'Wachezaji hawakuweza kuhesabiwa',
    notCounted: 'Hawakuhesabiwa',
    retry: 'Jaribu tena',
  },
  link: {
    copy: 'Nakili kiungo',
    copied: 'Kiungo kimenakiliwa. Kinaonyesha yaleyale kwa kila anayeruhusiwa kuona chapa hii.',
    refused:
      'Hakuna kilichonakiliwa: kivinjari kimekataa kutumia ubao wa kunakilia. Nakili anwani ya ukurasa badala yake.',
  },
  forbidden: {
    hint: 'Mwombe msimamizi wa chapa ruhusa ya “{{name}}” ({{code}}).',
    dashboard: 'Rudi kwenye dashibodi',
    brands: 'Rudi kwenye chapa',
  },
  chooseBrand: {
    title: 'Chagua chapa',
    hint: 'Ukurasa huu hufanya kazi kwa data ya chapa moja. Unaangalia chapa zako zote.',
    action: 'Chagua chapa',
  },
};

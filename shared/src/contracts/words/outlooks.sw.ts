import type { CatalogueOf } from './catalogue-of';
import type { outlookWords as en } from './outlooks.en';

export const outlookWords: CatalogueOf<typeof en> = {
  DONE: 'Imekamilika.',
  MISSED: 'Imechelewa. Ifanye sasa, na uandike kwa nini ilichelewa.',
  REJECTED_AND_SHORT:
    'Mamlaka iliikataa, na kuitengeneza tena huchukua saa {{needed}}: zimebaki saa {{left}}.',
  NOTHING_PREPARED: 'Hakuna kilichoandaliwa, na kwa kawaida huchukua saa {{needed}}: zimebaki saa {{left}}.',
  FILES_MISSING: 'Faili {{files}} za kipindi hazipo, kwa hiyo hakuna cha mwisho kinachoweza kutumwa.',
  STATE_AND_SHORT: 'Iko katika hali {{state}}, na zimebaki saa {{left}}.',
  FINE: 'Zimebaki siku {{days}}.',
};

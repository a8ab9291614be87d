import type { CatalogueLike } from '../../i18n/catalogue';
import type { en } from './en';

export const sw: CatalogueLike<typeof en> = {
  loading: 'Inapakia',
  sessionOver: {
    title: 'Kipindi chako kimeisha',
    cause: 'Ukurasa unaoonyesha sehemu hii hauna uingiaji ambao seva inaukubali.',
    step: 'Ingia tena huko, kisha jaribu tena. Hakuna ulichohifadhi kilichopotea.',
  },
  refused: 'Sehemu hii haikuweza kuanza',
  broken: {
    title: 'Ukurasa huu haukuweza kuonyeshwa',
    cause: '{{remote}} imepata hitilafu yake yenyewe. Sehemu nyingine za ukurasa zinaendelea.',
    step: 'Jaribu tena; ikibaki hivyo, mwambie msimamizi wako.',
  },
  elsewhere: {
    title: 'Ukurasa huu haupo hapa',
    cause: '{{path}} ni ya sehemu nyingine ya Tallyhouse.',
    step: 'Ufungue kwenye menyu ya ukurasa unaozunguka, au rudi nyuma.',
    back: 'Rudi nyuma',
  },
  retry: 'Jaribu tena',
};

import type { CatalogueLike } from '@tallyhouse/shared/i18n/catalogue';
import type { en } from './en';

/** Swahili texts of the registry. */
export const sw: CatalogueLike<typeof en> = {
  notTrusted: 'Orodha ya kurasa iliyotolewa na seva haikuaminika',
  none: 'Hakuna kurasa za kufungua',
  cause: {
    missing: 'Seva haikutoa yoyote.',
    damaged: 'Imeharibika au ilikatwa.',
    unsigned: 'Hakuna aliyeitia saini.',
    'unknown-key': 'Ilitiwa saini kwa ufunguo ambao ukurasa huu hauuamini.',
    forged: 'Maandishi yake si yale yaliyotiwa saini.',
    expired: 'Muda wake umeisha.',
    replayed: 'Ni ya zamani kuliko ile ambayo kivinjari hiki kimeiona.',
    unverifiable: 'Kivinjari hiki hakikuweza kukagua saini yake.',
  },
  lastGood: 'Unatumia ya mwisho iliyoaminika, ya {{at}}. Takwimu zako haziguswi.',
  noneLeft: 'Kivinjari hiki hakina ya awali inayoweza kutumika. Ulichohifadhi kiko salama.',
  next: 'Pakia ukurasa upya; hali hii ikibaki, mwambie msimamizi wa mfumo wako.',
  endsSoon: 'Orodha ya kurasa ni halali hadi {{at}} tu',
  endsSoonNext:
    'Baada ya hapo, vivinjari visivyo na orodha ya awali havitafungua kurasa. Mwenye ufunguo wake aendeshe “remote sign”, au ipe seva ufunguo kwa REGISTRY_KEY_FILE.',
  reload: 'Pakia upya',
  offer: 'Toleo jipya limetoka',
  offerOf: '{{name}}: {{from}} → {{to}}',
  gone: '{{name}} imeondolewa',
  offerHint: 'Kichupo hiki kinabaki na toleo lake hadi upakie ukurasa upya.',
  typed: 'Ulichoandika kwenye ukurasa huu bila kuhifadhi kitapotea. Kihifadhi kwanza.',
  loadNew: 'Pakia toleo jipya',
  loadAnyway: 'Pakia hata hivyo',
};

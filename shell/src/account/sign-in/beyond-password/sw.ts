import type { CatalogueLike } from '@tallyhouse/shared/i18n/catalogue';
import type { en } from './en';

/** Swahili texts of what comes after the password. */
export const sw: CatalogueLike<typeof en> = {
  enrolTitle: 'Weka kithibitishaji',
  enrolLead:
    'Jukumu lako linadai uthibitisho wa pili. Unahitaji programu ya uthibitishaji kwenye simu yako, kama ile ya mfumo wake, na huchukua dakika moja.',
  starting: 'Inaandaa …',
  scan: 'Changanua msimbo wa QR kwa programu hiyo, au andika siri ndani yake. Huonyeshwa mara moja tu.',
  square: 'Msimbo wa QR wa siri',
  copySecret: 'Nakili siri',
  secretCopied: 'Siri imenakiliwa',
  firstCode: 'Tarakimu sita ambazo programu inaonyesha sasa',
  finish: 'Anza kuitumia na uingie',
  startOver: 'Rudi kwenye kuingia',
  again: 'Jaribu tena',
  tooLate: 'Ilichukua muda mrefu mno, au imefanyika kwingine. Rudi kisha uingie tena.',
  codesTitle: 'Hifadhi misimbo hii ya dharura',
  codesLead:
    'Kila mmoja hukuingiza mara moja usipokuwa na kithibitishaji. Huonyeshwa sasa tu, si tena: ichapishe, au ihifadhi unapohifadhi manenosiri.',
  copyCodes: 'Nakili misimbo',
  codesCopied: 'Misimbo imenakiliwa',
  print: 'Chapisha',
  goOn: 'Nimeihifadhi, endelea',
  recoverTitle: 'Ingia kwa msimbo wa dharura',
  recoverLead: 'Andika mmoja wa misimbo uliyohifadhi. Kila mmoja hufaa mara moja.',
  recoveryCode: 'Msimbo wa dharura',
  recover: 'Ingia',
  recoveryMissing: 'Andika msimbo wa dharura',
  recoveryWrong:
    'Msimbo huo wa dharura haukukubaliwa: kila mmoja hufaa mara moja. Usipokuwa nao, mwombe msimamizi wako aondoe kithibitishaji.',
  passkeyTitle: 'Ingia kwa ufunguo wa siri (passkey)',
  passkeyWaiting: 'Fuata maelekezo ya kivinjari chako …',
  passkeyCancelled: 'Hakuna ufunguo uliotumika. Jaribu tena, au rudi uandike msimbo wa kithibitishaji.',
  passkeyFailed:
    'Kivinjari hakikuweza kutumia ufunguo. Jaribu tena, au rudi uandike msimbo wa kithibitishaji.',
  noPasskey:
    'Akaunti hii haina ufunguo kwa anwani hii. Rudi uandike msimbo wa kithibitishaji; ufunguo huongezwa kwenye mipangilio yako.',
  passkeyWrong: 'Ufunguo haukukubaliwa. Jaribu tena, au rudi uandike msimbo wa kithibitishaji.',
  passkeyHost: 'Funguo zinahitaji jina la seva: fungua seva kwa jina lake, si kwa anwani ya namba.',
  leftTitle: 'Umeingia',
  left_one: 'Umebakiwa na msimbo {{count}} wa dharura.',
  left_other: 'Umebakiwa na misimbo {{count}} ya dharura.',
  leftHint:
    'Ikiwa kithibitishaji kimepotea, kibadilishe kwenye mipangilio yako. Misimbo mipya ya dharura hutengenezwa hapo pia.',
  toWork: 'Endelea',
  forgottenTitle: 'Chagua nenosiri jipya',
  forgottenLead: 'Kiungo kitakuja kwenye anwani yako ya barua pepe. Kwacho unachagua nenosiri jipya.',
  mailLink: 'Nitumie kiungo',
  mailedTitle: 'Angalia barua pepe zako',
  mailed:
    'Ikiwa {{email}} ina akaunti hapa, kiungo kiko njiani. Kinafaa kwa dakika 30 na mara moja, na humaliza vipindi vyote vya akaunti.',
  mailedHint:
    'Hakuna kitu baada ya dakika chache? Angalia kwenye barua zisizotakiwa, kisha mwombe msimamizi wako kiungo.',
  noMail: 'Seva hii haitumi barua pepe. Mwombe msimamizi wako kiungo cha nenosiri jipya.',
};

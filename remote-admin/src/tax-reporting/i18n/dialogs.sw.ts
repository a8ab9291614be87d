import type { CatalogueLike } from '@tallyhouse/shared/i18n/catalogue';
import type { dialog as en } from './dialogs.en';

/** Swahili texts of the dialogs of tax reporting. */
export const dialog: CatalogueLike<typeof en> = {
  cancel: 'Ghairi',
  failed: 'Hakuna kilichobadilishwa',
  kept: 'Ulichoandika bado kipo.',
  conflict: 'Mtu alibadilisha kipindi wakati huohuo. Kinasomwa tena: kitazame, kisha ujaribu tena.',
  reason: 'Sababu',
  reasonOptional: 'Sababu (si lazima)',
  reasonHint: 'Hubaki daima, na huonyeshwa kwa anayethibitisha na kwa wakaguzi.',
  reasonMissing: 'Andika sababu.',
  warnings: 'Maonyo yaliyo wazi ({{count}})',
  warningReason: 'Kwa nini kuendelea: {{words}}',
  warningReasonAll: 'Kwa nini kuendelea licha ya yote {{count}}',
  reasonByKind: 'Toa sababu kwa kila aina',
  close: {
    title: 'Pendekeza kufunga {{name}}, {{period}}',
    lead: 'Takwimu zinafungwa kama zilivyo: kodi {{tax}}, cha kulipa {{payable}}. Mwidhinishaji huthibitisha kwa msimbo wa kithibitishaji.',
    ok: 'Pendekeza kufunga',
    done: 'Kufunga kumependekezwa; mwidhinishaji atathibitisha.',
  },
  reopen: {
    title: 'Pendekeza kufungua tena {{name}}, {{period}}',
    lead: 'Toleo lililowasilishwa linabaki kama lilivyo. Mwidhinishaji akithibitisha, kusahihisha kunaweza kupendekezwa.',
    ok: 'Pendekeza kufungua tena',
    done: 'Kufungua tena kumependekezwa; mwidhinishaji atathibitisha.',
  },
  amend: {
    title: 'Pendekeza kusahihisha {{name}}, {{period}}',
    lead: 'Kwa kanuni ya mamlaka ({{source}}): {{method}}',
    difference: 'Rekodi za kuchelewa zinabadilisha kodi kwa {{difference}}.',
    method: {
      RESTATE: 'toleo jipya la kipindi hiki',
      CARRY: 'mstari katika kipindi cha sasa',
    },
    limit: 'Hadi {{always}}, au hadi {{most}} ikiwa ndani ya {{share}} ya mapato, inaweza kupelekwa mbele.',
    ok: 'Pendekeza kusahihisha',
    done: 'Kusahihisha kumependekezwa; mwidhinishaji atathibitisha.',
  },
  confirm: {
    title: 'Thibitisha: {{what}}',
    lead: 'Unathibitisha alichopendekeza {{name}}. Kinaanza mara moja na kubaki katika historia kwa majina yote mawili.',
    otp: 'Msimbo wa kithibitishaji chako',
    otpHint: 'Tarakimu sita, kila msimbo mara moja.',
    otpWrong: 'Andika tarakimu sita za msimbo.',
    ok: 'Thibitisha',
    done: 'Imethibitishwa.',
  },
  return: {
    title: 'Ungependa kumrudishia {{name}}?',
    ok: 'Rudisha',
    done: 'Limerudishwa kwa sababu yako.',
  },
  withdraw: {
    title: 'Ungependa kuondoa pendekezo lako?',
    ok: 'Ondoa',
    done: 'Pendekezo lako limeondolewa.',
  },
  file: {
    title: 'Ambatisha uthibitisho wa kupokea',
    lead: 'Kwa ritani iliyowasilishwa kwenye mfumo wa {{authority}}. Ritani zinazotumwa kutoka hapa huwasilishwa zenyewe.',
    ref: 'Kumbukumbu ya uthibitisho',
    missing: 'Andika kumbukumbu iliyotolewa na mamlaka.',
    ok: 'Ambatisha',
    done: 'Kipindi kimewasilishwa kwa {{ref}}.',
  },
  pay: { title: 'Rekodi malipo' },
};

import type { CatalogueOf } from '../../words/catalogue-of';
import type { stories as english } from './stories.en';

/** What happens in the worked examples, in Swahili; the figures come from the example. */
export const stories: CatalogueOf<typeof english> = {
  revenue: 'Beti za mwezi zinaamuliwa, baadhi zikiwa batili.',
  sixTicketsBasis:
    'Tiketi sita karibu na mwisho wa Machi. Kwa zilizoamuliwa Machi mapato ni {{settled}}; kwa zilizowekwa na kulipwa Machi ni {{result}}.',
  sixTicketsCount: 'Tiketi sita zinapokelewa Machi: beti {{result}}.',
  sixTicketsPlaced: 'Tiketi sita zinapokelewa Machi, zenye dau {{amounts}} = {{result}}.',
  sixTicketsSettled: 'Nne kati ya tiketi sita zinaamuliwa Machi, zenye dau {{amounts}} = {{result}}.',
  sixTicketsVoid: 'Moja kati ya tiketi sita inabatilishwa Machi: dau lake la {{result}} linarudi.',
  sixTicketsWon: 'Mbili kati ya tiketi zilizoamuliwa Machi zinashinda: {{amounts}} = {{result}}.',
  sixTicketsPaid: 'Tatu kati ya tiketi sita zinalipwa Aprili: {{amounts}} = {{result}}.',
  sixTicketsOpen: 'Tiketi sita zinapokelewa Machi; mwisho wake mbili bado ziko wazi.',
  sixTicketsUnpaid: 'Tiketi za Machi zinashinda, na hadi mwisho wake hakuna kilichochukuliwa: {{result}}.',
  sixTicketsUnpaidDelta:
    'Machi ikianza hakuna kinachosubiri kuchukuliwa, ikiisha ni {{closing}}: {{result}}.',
  sixTicketsBridge:
    '{{start}} zilizowekwa na kulipwa, {{open}} bado wazi, {{unpaid}} zimeshinda bila kuchukuliwa: {{result}} zilizoamuliwa.',
  gamingDay: 'Malta siku ya michezo huanza saa 06:00. Beti ya {{event}} UTC ni ya {{result}}.',
  cashOut:
    'Sehemu ya dau la {{stake}} inauzwa mapema kwa {{value}}, na inayobaki inapoteza: kwa siku zote mbili mapato ni {{result}}.',
  jackpotContribution: 'Raundi zenye dau la {{stakes}} huweka {{rate}} kwenye mfuko: {{result}}.',
  jackpotPool:
    'Mfuko una {{opening}}; {{contributions}} zinaingia, {{won}} zinashindwa, {{reseed}} zinarudishwa: {{result}}.',
  freeBet: 'Wachezaji wanaweka fedha zao, na beti za bure kwa thamani yake.',
  freeBetYield:
    'Dau la {{cash}} taslimu, beti za bure za {{free}} bila haki ya fedha zake, zawadi za {{prizes}}: {{result}}.',
  afterTaxes: 'Mwezi wa michezo ya kubashiri wenye bonasi.',
  wallet: 'Pochi inasema zaidi ya inavyoelezwa na beti zilizopakiwa.',
  liability:
    'Masalio ya {{opening}}; amana {{deposits}}, zilizotolewa {{withdrawals}}, dau {{stakes}}, dau lililorejeshwa {{voids}}, ushindi {{winningsCredited}}, bonasi iliyogeuzwa {{bonusConverted}}, kodi iliyozuiwa {{withholding}}, marekebisho {{adjustments}}: {{result}}.',
  funds: 'Siku ya mwisho ya mwezi ya chapa ya Malta.',
  dueDay:
    'Wiki inayoisha {{end}} ingekuwa na mwisho Jumatano, ambayo ni Siku ya Nyerere: mwisho ni {{result}}.',
  sportsBase:
    'Dau lililowekwa {{placed}}, {{refunded}} limerejeshwa, {{paid}} zimelipwa: msingi wa {{result}}.',
  sportsMonth: 'Mwezi wa Tanzania wa michezo ya kubashiri.',
  lossTaken: 'Hasara ya mwezi uliotangulia inaweza kuondolewa.',
  lossLeft: 'Mwezi wenye msingi chini ya sifuri, baada ya hasara iliyoletwa.',
  virtualMonth: 'Mwezi wa Tanzania wa michezo pepe.',
  machines:
    'Mashine {{shop}} za maduka na {{club}} za klabu, kwa {{amount}} kila moja: kodi ya michezo {{result}}.',
  ticketPaid: 'Tiketi ya Tanzania ya michezo ya kubashiri inashinda na kulipwa kaunta.',
  stakeExcise: 'Dau moja, kama kanuni ingekuwa inatumika.',
  prizes: 'Zawadi za robo mwaka ambazo hakuna aliyezidai.',
  threeTickets: 'Tiketi tatu zilizoshinda, kila moja na kodi yake.',
  threeTicketsEach: 'Tiketi tatu zilizoshinda zenye kodi ya {{amounts}} = {{result}}.',
  threeTicketsOnce: 'Tiketi zilezile tatu, zikitozwa kwa pamoja: {{result}}.',
  lateWinnings:
    'Februari ikiwa imefungwa, ushindi wa {{more}} zaidi unajulikana. Ukipelekwa mbele, Machi inabeba {{result}}.',
  restated:
    'Februari ikiwa imefungwa, ushindi wa {{more}} zaidi unajulikana. Ikitajwa upya, kodi yake ni {{result}}.',
  owing: 'Mwezi unaobeba sahihisho la uliotangulia.',
  tanzanianTotals: 'Kundi moja la michezo ya kubashiri kwa mwezi.',
  owedToBoard: 'Michezo pepe ya mwezi na zawadi zisizodaiwa za robo mwaka.',
  drawer: 'Zamu yenye mauzo, malipo na fedha zilizopelekwa benki.',
  agent: 'Wakala anapata sehemu ya mapato ya maduka aliyoyaendesha.',
  oneFile: 'Faili ilikuwa na pungufu ya chanzo kilivyotangaza.',
  oneReport: 'Ushindi ulijulikana baada ya ripoti kutumwa.',
  twoCounts: 'Faili ya beti haipo, lakini maamuzi yake yalifika.',
  conversion: 'Siku tatu za shilingi zikigeuzwa kuwa euro siku kwa siku: {{amounts}} = {{result}}.',
  ownMoney: 'Kati ya dau za {{stakes}}, {{result}} ni pesa za wachezaji wenyewe.',
  freeBets: 'Kati ya dau za {{stakes}}, {{result}} ni beti za bure kwa thamani yake.',
  monthAgainstMonth: 'Mapato ya mwezi dhidi ya mwezi uliotangulia.',
  bonuses:
    'Bonasi za {{converted}} zinageuzwa kuwa pesa taslimu, na beti za bure zinashinda {{freeBets}}: {{result}}.',
  lapsed: 'Ushindi wa {{expired}} unaisha muda, na kanuni inaurudisha kwenye mapato: {{result}}.',
  leftOpen:
    'Salio zinaongoza kwenye {{reached}}, maamuzi ya beti yanafikia {{settled}}: {{result}} haijaelezwa.',
  sportsRate: 'Kubashiri michezo Tanzania, kwa kanuni inayotumika: {{result}} ya kinachotozwa kodi.',
  machineAmount: 'Kila mashine yenye leseni inadaiwa {{result}} kwa mwezi.',
  lossMade: 'Kipindi kilichotangulia kilifikia {{base}}: {{result}} inaweza kupunguzwa kwenye hiki.',
};

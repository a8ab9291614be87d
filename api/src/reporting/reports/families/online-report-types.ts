import { faceValue } from '../../../domain/measures/treatment';
import type { ReportTypeRule } from '../report-family';

const revenue = ['stakes', 'voids', 'netStakes', 'winnings', 'ggr'];

/** Every kind of online report, general ones first. */
export const reportTypes: readonly ReportTypeRule[] = [
  {
    type: 'ONLINE_DAILY',
    title: { en: 'Online, day by day', sw: 'Mtandaoni, siku kwa siku' },
    description: {
      en: 'Stakes, winnings and revenue of every gaming day and vertical.',
      sw: 'Dau, ushindi na mapato ya kila siku ya michezo na aina ya mchezo.',
    },
    periodKind: 'CUSTOM',
    basis: 'SETTLED',
    bases: ['SETTLED', 'PLACED', 'PAID', 'PLACED_PAID'],
    fields: ['day', 'vertical', 'bets', 'stakes', 'voids', 'netStakes', 'winnings', 'ggr', 'hold'],
    countries: null,
    mandatory: ['ggr'],
  },
  {
    type: 'ONLINE_GAMES',
    title: { en: 'Online, by game', sw: 'Mtandaoni, kwa mchezo' },
    description: {
      en: 'What each game and provider took in and paid out.',
      sw: 'Kila mchezo na mtoa huduma ulipokea na kulipa kiasi gani.',
    },
    periodKind: 'CUSTOM',
    basis: 'SETTLED',
    bases: ['SETTLED', 'PLACED', 'PAID', 'PLACED_PAID'],
    fields: ['vertical', 'provider', 'product', 'bets', 'rounds', 'stakes', 'winnings', 'ggr', 'hold'],
    countries: null,
    mandatory: ['ggr'],
  },
  {
    type: 'TZ_SPORTS_MONTHLY',
    title: { en: 'Tanzania sports betting return', sw: 'Tanzania: kubashiri michezo, kwa mwezi' },
    description: {
      en: 'Stakes placed less winnings paid out, as the Gaming Act of Tanzania defines gross gaming revenue.',
      sw: 'Dau zilizowekwa ukiondoa ushindi uliolipwa, kama Sheria ya Michezo ya Kubahatisha inavyofafanua.',
    },
    periodKind: 'MONTH',
    basis: 'PLACED_PAID',
    bases: ['PLACED_PAID'],
    fields: ['day', 'licence', 'channel', 'bets', ...revenue],
    countries: ['TZ'],
    mandatory: ['day', 'licence', ...revenue],
    declares: { jurisdiction: 'TZ', productClasses: ['SPORTS'], taxCode: 'GGT' },
  },
  {
    type: 'TZ_CASINO_MONTHLY',
    title: { en: 'Tanzania internet casino return', sw: 'Tanzania: kasino ya mtandaoni, kwa mwezi' },
    description: {
      en: 'Internet casino on stakes placed and winnings paid out, day by day.',
      sw: 'Kasino ya mtandaoni kwa dau zilizowekwa na ushindi uliolipwa, siku kwa siku.',
    },
    periodKind: 'MONTH',
    basis: 'PLACED_PAID',
    bases: ['PLACED_PAID'],
    fields: ['day', 'licence', 'channel', 'vertical', 'rounds', ...revenue],
    countries: ['TZ'],
    mandatory: ['day', 'licence', ...revenue],
    declares: { jurisdiction: 'TZ', productClasses: ['ONLINE_CASINO'], taxCode: 'GGT' },
  },
  {
    type: 'MT_MONTHLY',
    title: { en: 'Malta gaming revenue return', sw: 'Malta: mapato ya michezo, kwa mwezi' },
    description: {
      en: 'Wagers, bonus and winnings by licence and vertical, players in Malta apart.',
      sw: 'Dau, bonasi na ushindi kwa leseni na aina ya mchezo, wachezaji wa Malta kando.',
    },
    periodKind: 'MONTH',
    basis: 'SETTLED',
    bases: ['SETTLED'],
    fields: [
      ...['month', 'licence', 'channel', 'vertical', 'playerCountry'],
      ...['stakesCash', 'stakesBonus', ...revenue],
    ],
    countries: ['MT'],
    mandatory: ['month', 'licence', 'vertical', 'playerCountry', 'stakesCash', 'stakesBonus', ...revenue],
    declares: { jurisdiction: 'MT', productClasses: ['MT_PLAYERS'], taxCode: 'GTAX' },
  },
  {
    type: 'GB_QUARTERLY',
    title: { en: 'Great Britain regulatory return', sw: 'Uingereza: taarifa ya robo mwaka' },
    description: {
      en: 'Stakes, prizes and yield by licensed activity and vertical for one quarter.',
      sw: 'Dau, zawadi na mapato kwa shughuli na aina ya mchezo katika robo mwaka.',
    },
    periodKind: 'QUARTER',
    basis: 'SETTLED',
    bases: ['SETTLED', 'PLACED'],
    fields: ['month', 'licence', 'channel', 'vertical', 'bets', ...revenue],
    countries: ['GB'],
    mandatory: ['month', 'licence', 'vertical', ...revenue],
    // Bonus stakes that no player can take out are no turnover to the Commission; to HMRC a free bet counts at its value.
    titles: { ggr: { en: 'Gross gambling yield', sw: 'Mapato ghafi ya kamari' } },
    declares: {
      jurisdiction: 'GB',
      productClasses: ['BETTING', 'REMOTE_BETTING', 'REMOTE_GAMING'],
      taxCode: null,
      treatment: { ...faceValue, bonus: 'EXCLUDE' },
    },
  },
  {
    type: 'DK_MONTHLY',
    title: { en: 'Denmark gross game income return', sw: 'Denmark: mapato ghafi ya michezo, kwa mwezi' },
    description: {
      en: 'Gross game income by licence, vertical and day of one calendar month.',
      sw: 'Mapato ghafi ya michezo kwa leseni, aina ya mchezo na siku ya mwezi mmoja.',
    },
    periodKind: 'MONTH',
    basis: 'SETTLED',
    bases: ['SETTLED'],
    fields: ['day', 'licence', 'channel', 'vertical', 'bets', ...revenue],
    countries: ['DK'],
    mandatory: ['day', 'licence', 'vertical', ...revenue],
    titles: { ggr: { en: 'Gross game income', sw: 'Mapato ghafi ya mchezo' } },
    declares: { jurisdiction: 'DK', productClasses: ['ONLINE_CASINO', 'BETTING'], taxCode: 'SPA' },
  },
  {
    type: 'SE_MONTHLY',
    title: { en: 'Sweden gambling tax return', sw: 'Uswidi: kodi ya michezo, kwa mwezi' },
    description: {
      en: 'Stakes less payouts by licence, vertical and day of one calendar month, and the gambling tax on them.',
      sw: 'Dau ukiondoa malipo kwa leseni, aina ya mchezo na siku ya mwezi mmoja, na kodi ya michezo yake.',
    },
    periodKind: 'MONTH',
    basis: 'SETTLED',
    bases: ['SETTLED'],
    fields: ['day', 'licence', 'channel', 'vertical', 'bets', ...revenue],
    countries: ['SE'],
    mandatory: ['day', 'licence', 'vertical', ...revenue],
    titles: { ggr: { en: 'Stakes less payouts', sw: 'Dau ukiondoa malipo' } },
    declares: { jurisdiction: 'SE', productClasses: ['LICENSED'], taxCode: 'SPS' },
  },
];

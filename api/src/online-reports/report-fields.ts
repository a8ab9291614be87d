import type { ReportField } from '@tallyhouse/shared/contracts/report-fields';
import { createFieldBuilders } from '../reports/field-builders';
import { channelOptions } from '../reports/channel-options';
import { verticalOptions } from '../reports/vertical-options';
import { reportTypes } from './report-types';

/** Changes when a column appears, goes or gets another meaning. */
export const reportFieldsVersion = '2026.2';

const { dimension, measure } = createFieldBuilders(reportTypes);

/** Every column of online reports in the order in which builders show them. */
export const reportFields: readonly ReportField[] = [
  dimension({
    field: 'day',
    title: { en: 'Gaming day', sw: 'Siku ya michezo' },
    type: 'date',
    group: 'Time',
    basisDependent: true,
    help: {
      en: 'Day in the licence’s zone from its cut-off; the basis says which instant of a bet decides it.',
      sw: 'Siku katika ukanda wa leseni; msingi unaamua ni tukio gani la dau linahesabiwa.',
    },
  }),
  dimension({
    field: 'month',
    title: { en: 'Month', sw: 'Mwezi' },
    type: 'month',
    group: 'Time',
    basisDependent: true,
    help: { en: 'Calendar month of the gaming day.', sw: 'Mwezi wa kalenda wa siku ya michezo.' },
  }),
  dimension({
    field: 'licence',
    title: { en: 'Licence', sw: 'Leseni' },
    type: 'text',
    group: 'Licence',
    help: { en: 'Licence under which the bet was taken.', sw: 'Leseni ambayo dau lilipokelewa chini yake.' },
  }),
  dimension({
    field: 'channel',
    title: { en: 'Channel', sw: 'Njia' },
    type: 'text',
    group: 'Licence',
    options: channelOptions,
    help: {
      en: 'Online or in a shop: a return holds whatever its tax is on, however it was sold.',
      sw: 'Mtandaoni au dukani: ritani ina kila kinachotozwa kodi yake, popote kilipouzwa.',
    },
  }),
  dimension({
    field: 'vertical',
    title: { en: 'Vertical', sw: 'Aina ya mchezo' },
    type: 'text',
    group: 'Product',
    options: verticalOptions,
    help: { en: 'Kind of game.', sw: 'Aina ya mchezo.' },
  }),
  dimension({
    field: 'provider',
    title: { en: 'Provider', sw: 'Mtoa huduma' },
    type: 'text',
    group: 'Product',
    help: { en: 'Who supplies the game.', sw: 'Anayetoa mchezo.' },
  }),
  dimension({
    field: 'product',
    title: { en: 'Product', sw: 'Bidhaa' },
    type: 'text',
    group: 'Product',
    help: { en: 'Name of the game or market.', sw: 'Jina la mchezo au soko.' },
  }),
  dimension({
    field: 'productId',
    title: { en: 'Product id', sw: 'Namba ya bidhaa' },
    type: 'text',
    group: 'Product',
    help: { en: 'The game’s identifier at the source.', sw: 'Kitambulisho cha mchezo kwenye chanzo.' },
  }),
  dimension({
    field: 'device',
    title: { en: 'Device', sw: 'Kifaa' },
    type: 'text',
    group: 'Player',
    sensitivity: 'PERSONAL',
    help: { en: 'What the bet was placed with.', sw: 'Kifaa kilichotumika kuweka dau.' },
  }),
  dimension({
    field: 'playerCountry',
    title: { en: 'Country of player', sw: 'Nchi ya mchezaji' },
    type: 'text',
    group: 'Player',
    sensitivity: 'PERSONAL',
    help: { en: 'Country of residence, two letters.', sw: 'Nchi ya makazi, herufi mbili.' },
  }),
  measure({
    field: 'bets',
    title: { en: 'Bets', sw: 'Madau' },
    type: 'count',
    group: 'Activity',
    help: {
      en: 'Bets accepted; on the settled basis, bets settled for the first and last time.',
      sw: 'Madau yaliyopokelewa; kwa msingi wa kumalizika, madau yaliyomalizika.',
    },
  }),
  measure({
    field: 'rounds',
    title: { en: 'Rounds', sw: 'Raundi' },
    type: 'count',
    group: 'Activity',
    help: { en: 'Spins, hands or rounds behind the bets.', sw: 'Mizunguko au raundi nyuma ya madau.' },
  }),
  measure({
    field: 'stakesCash',
    title: { en: 'Stakes, cash', sw: 'Dau, fedha taslimu' },
    type: 'money',
    group: 'Stakes',
    help: { en: 'Staked from the player’s own money.', sw: 'Dau kutoka fedha za mchezaji.' },
  }),
  measure({
    field: 'stakesBonus',
    title: { en: 'Stakes, bonus', sw: 'Dau, bonasi' },
    type: 'money',
    group: 'Stakes',
    help: { en: 'Staked from bonus and free bets at face value.', sw: 'Dau kutoka bonasi kwa thamani yake.' },
  }),
  measure({
    field: 'stakes',
    title: { en: 'Stakes', sw: 'Dau' },
    type: 'money',
    group: 'Stakes',
    formula: 'stakesCash + stakesBonus',
    help: { en: 'All stakes, including those returned later.', sw: 'Dau zote, pamoja na zilizorejeshwa.' },
  }),
  measure({
    field: 'voids',
    title: { en: 'Voids', sw: 'Zilizobatilishwa' },
    type: 'money',
    group: 'Stakes',
    help: {
      en: 'Stakes returned for void and cancelled bets.',
      sw: 'Dau zilizorejeshwa kwa madau yaliyofutwa.',
    },
  }),
  measure({
    field: 'netStakes',
    title: { en: 'Net stakes', sw: 'Dau halisi' },
    type: 'money',
    group: 'Stakes',
    formula: 'stakes - voids',
    help: { en: 'Stakes less those returned.', sw: 'Dau ukiondoa zilizorejeshwa.' },
  }),
  measure({
    field: 'winnings',
    title: { en: 'Winnings', sw: 'Ushindi' },
    type: 'money',
    group: 'Revenue',
    help: {
      en: 'Payout including the returned stake of winning bets: due on the settled basis, paid on the paid ones.',
      sw: 'Malipo pamoja na dau la ushindi: yanayostahili au yaliyolipwa kulingana na msingi.',
    },
  }),
  measure({
    field: 'ggr',
    title: { en: 'Gross gaming revenue', sw: 'Mapato ghafi ya michezo' },
    type: 'money',
    group: 'Revenue',
    formula: 'netStakes - winnings',
    help: { en: 'Stakes less voids less winnings.', sw: 'Dau ukiondoa zilizobatilishwa na ushindi.' },
  }),
  measure({
    field: 'hold',
    title: { en: 'Hold', sw: 'Asilimia ya mapato' },
    type: 'rate',
    group: 'Revenue',
    aggregation: 'ratio',
    formula: 'ggr / netStakes',
    help: { en: 'Revenue as a share of net stakes.', sw: 'Mapato kama sehemu ya dau halisi.' },
  }),
];

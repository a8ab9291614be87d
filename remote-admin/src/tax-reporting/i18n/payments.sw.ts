/** Swahili texts of the payments of a tax period. */
export const payments = {
  none: 'Hakuna malipo yaliyorekodiwa',
  noneHint: {
    ready: 'Pata fomu ya agizo yenye namba ya udhibiti kutoka kwa mamlaka, lipa benki, kisha uyarekodi hapa.',
    notYet: 'Malipo yanaweza kurekodiwa kipindi kikishafungwa.',
  },
  label: 'Malipo',
  control: 'Namba ya udhibiti',
  paidAt: 'Yalilipwa',
  amount: 'Kiasi, {{currency}}',
  penalties: 'Ambayo ni riba na adhabu',
  bank: 'Kumbukumbu ya benki',
  by: 'Yalirekodiwa na',
  ack: 'Uthibitisho wa kupokea wa mamlaka',
  noAck: 'Bado hakuna uthibitisho.',
  copy: 'Nakili {{what}}',
  copied: 'Imenakiliwa',
  sum: 'Kilicholipwa kati ya {{payable}}',
  whatOfIt: 'Kubatilisha',
  reverse: 'Batilisha',
  reverseOne: 'Batilisha malipo {{number}}',
  reversed: 'Yamebatilishwa',
  why: {
    brand: 'Chagua chapa kwanza.',
    reopened: 'Kipindi kimefunguliwa tena: maliza kukisahihisha kwanza.',
    waiting: 'Pendekezo linasubiri uamuzi: lithibitishwe au lirudishwe kwanza.',
  },
};

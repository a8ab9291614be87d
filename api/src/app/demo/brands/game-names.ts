const firstWords = [
  'Amber', 'Silver', 'Copper', 'Midnight', 'Crimson', 'Golden', 'Emerald', 'Frosted', 'Hidden', 'Lucky',
  'Northern', 'Coral', 'Velvet', 'Wild', 'Royal', 'Electric', 'Ancient', 'Roaring', 'Drifting', 'Twin',
]; // prettier-ignore
const lastWords = [
  'Lanterns', 'Orchard', 'Falcon', 'Harbour', 'Temple', 'Rapids', 'Carnival', 'Pyramids', 'Foxes', 'Voyage',
  'Reels', 'Meadow', 'Fortune', 'Safari', 'Comet', 'Bazaar', 'Pearls', 'Vault', 'Jungle', 'Tides',
]; // prettier-ignore

/** `count` invented names of slot games, different for each `offset`. */
export function slotNames(count: number, offset: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const place = index * 7 + offset * 3;
    const first = firstWords[place % firstWords.length] ?? '';
    const last =
      lastWords[(index + offset * 5 + Math.floor(index / firstWords.length) * 9) % lastWords.length] ?? '';
    return `${first} ${last}`;
  });
}

export const tableNames = [
  'European Roulette', 'French Roulette', 'Classic Blackjack', 'Blackjack Switchback', 'Baccarat Squeeze',
  'Three Card Hold’em', 'Casino Stud', 'Sic Bo', 'Red Dog', 'Punto Banco',
]; // prettier-ignore
export const liveNames = [
  'Live Roulette One', 'Live Roulette Two', 'Live Blackjack Salon', 'Live Blackjack Terrace', 'Live Baccarat',
  'Live Hold’em', 'Wheel of Lamps', 'Live Dragon Tiger',
]; // prettier-ignore
export const bingoNames = ['Ninety Ball', 'Seventy-Five Ball', 'Speed Thirty', 'Evening Jackpot Room'];
export const pokerCashNames = [
  'Hold’em No Limit Low',
  'Hold’em No Limit Middle',
  'Omaha Pot Limit Low',
  'Omaha Pot Limit Middle',
];
export const pokerTournamentNames = ['Daily Deep Stack', 'Turbo Six', 'Sunday Special', 'Sit and Go Nine'];
export const europeanSports = [
  'Football',
  'Tennis',
  'Basketball',
  'Ice Hockey',
  'Handball',
  'Darts',
  'Esports',
  'Horse Racing',
];

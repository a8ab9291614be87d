import type { BrandModel } from './brand-model';
import type { StreamProfile } from './brand-profile';
import type { EventCalendar } from './events';
import { playBingo, playCrash, playPokerCash, playSlots, playTable } from './games/casino';
import { playLottery, playVirtual } from './games/draws';
import { playPokerTournament } from './games/poker-tournament';
import { playSports } from './games/sports';
import type { Ledger } from './ledger';

/** Tells the ledger everything that the bets of one gaming day lead to; the same each time, alone or in a row. */
export function playDay(model: BrandModel, dayIndex: number, sinks: { ledger: Ledger; events: EventCalendar }): void {
  for (const stream of model.profile.streams) {
    const prng = model.prng(dayIndex, stream.id);
    const noise = Math.exp(0.08 * prng.normal());
    const count = prng.poisson(model.expected(stream, dayIndex) * noise);
    const idStart = `${stream.code}${model.clock.nameOf(dayIndex).slice(2).replaceAll('-', '')}-`;
    playStream({ model, dayIndex, prng, count, idStart, ...sinks }, stream);
  }
}

function playStream(day: Omit<Parameters<typeof playSports>[0], 'stream'>, stream: StreamProfile): void {
  switch (stream.game) {
    case 'sports':
      return playSports({ ...day, stream });
    case 'virtual':
      return playVirtual({ ...day, stream });
    case 'lottery':
      return playLottery({ ...day, stream });
    case 'slots':
      return playSlots({ ...day, stream });
    case 'table':
    case 'live':
      return playTable({ ...day, stream });
    case 'crash':
      return playCrash({ ...day, stream });
    case 'bingo':
      return playBingo({ ...day, stream });
    case 'poker-cash':
      return playPokerCash({ ...day, stream });
    case 'poker-tournament':
      return playPokerTournament({ ...day, stream });
  }
}

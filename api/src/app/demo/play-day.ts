import type { BrandModel } from './brand-model';
import type { StreamProfile } from './brand-profile';
import type { EventCalendar } from './events';
import { playBingo, playCrash, playPokerCash, playSlots, playTable } from './games/casino';
import { playLottery, playVirtual } from './games/draws';
import { playPokerTournament } from './games/poker-tournament';
import { playSports } from './games/sports';
import type { Ledger } from './ledger';

/** Tells the ledger everything that the bets of one gaming day lead to; the same each time, alone or in a row. */
export function playDay(
  model: BrandModel,
  dayIndex: number,
  sinks: { ledger: Ledger; events: EventCalendar },
): void {
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
      playSports({ ...day, stream });
      break;
    case 'virtual':
      playVirtual({ ...day, stream });
      break;
    case 'lottery':
      playLottery({ ...day, stream });
      break;
    case 'slots':
      playSlots({ ...day, stream });
      break;
    case 'table':
    case 'live':
      playTable({ ...day, stream });
      break;
    case 'crash':
      playCrash({ ...day, stream });
      break;
    case 'bingo':
      playBingo({ ...day, stream });
      break;
    case 'poker-cash':
      playPokerCash({ ...day, stream });
      break;
    case 'poker-tournament':
      playPokerTournament({ ...day, stream });
      break;
  }
}

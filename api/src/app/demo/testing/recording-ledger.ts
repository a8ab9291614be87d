import { emptyCounts, type Ledger } from '../ledger';
import type { Payment, Settlement, Ticket } from '../ticket';

export interface Recording {
  readonly bets: Ticket[];
  readonly settlements: { ticket: Ticket; settlement: Settlement }[];
  readonly payments: { ticket: Ticket; payment: Payment }[];
}

/** A ledger that keeps what it is told, for tests that look at what was played. */
export function createRecordingLedger(): { ledger: Ledger; recording: Recording } {
  const recording: Recording = { bets: [], settlements: [], payments: [] };
  const ledger: Ledger = {
    rows: [],
    tallies: { undamaged: noTally, asLoaded: noTally },
    counts: emptyCounts(),
    cash: { months: [], days: [] },
    bet: (ticket) => void recording.bets.push(ticket),
    settle: (ticket, settlement) => void recording.settlements.push({ ticket, settlement }),
    pay: (ticket, payment) => void recording.payments.push({ ticket, payment }),
    closeDay: () => undefined,
  };
  return { ledger, recording };
}

const noTally = { add: () => undefined, sum: () => 0n };

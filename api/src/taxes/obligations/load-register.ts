import { obligationSchema, type Obligation } from '@tallyhouse/shared/contracts/authorities';
import * as z from 'zod/mini';
import { calendarOf, type AuthorityCalendar } from '../../domain/periods/authority-calendar';
import { askTogether, type Question } from '../../store/ask-together';
import type { Queryable } from '../../store/store';
import { declaredHolidays } from './queries/declared-holidays';
import { calendarsOf } from './read-calendars';
import { readShippedRegister, type Authority } from './read-register';

/** An authority with what the house changed about it, and the calendar that its due dates follow. */
export interface RegisteredAuthority extends Authority {
  readonly calendar: AuthorityCalendar;
  /** Codes of obligations that differ from the shipped register, or stand in it no more. */
  readonly changedCodes: readonly string[];
}

interface EntryRow {
  readonly authority_id: string;
  readonly code: string;
  readonly document: unknown;
}

const entries: Question<EntryRow> = {
  columns: ['authority_id', 'code', 'document'],
  ask: () => 'select authority_id, code, document from obligation_entry order by authority_id, code',
};

/** What the house changed about the shipped register. */
export const changesOfRegister = { entries, holidays: declaredHolidays };

/** The register in force: the shipped one with the changes of the house laid over it. */
export async function loadRegister(store: Queryable): Promise<RegisteredAuthority[]> {
  return registerWith(await askTogether(store, changesOfRegister));
}

/** The shipped register with `changes`, the answers to `changesOfRegister`. */
export function registerWith(changes: {
  readonly entries: readonly EntryRow[];
  readonly holidays: Parameters<typeof calendarsOf>[0];
}): RegisteredAuthority[] {
  const shipped = readShippedRegister();
  const calendars = calendarsOf(
    changes.holidays,
    shipped.map(({ id }) => id),
  );
  return shipped.map((authority) => {
    const own = changes.entries.filter((entry) => entry.authority_id === authority.id);
    return {
      ...authority,
      obligations: withEntries(authority.obligations, own),
      calendar: calendars.get(authority.id) ?? calendarOf(authority.id),
      changedCodes: own.map(({ code }) => code),
    };
  });
}

function withEntries(shipped: readonly Obligation[], entries: readonly EntryRow[]): Obligation[] {
  const changed = new Map(entries.map(({ code, document }) => [code, z.parse(obligationSchema, document)]));
  const kept = shipped.map((obligation) => changed.get(obligation.code) ?? obligation);
  const codes = new Set(shipped.map(({ code }) => code));
  return [...kept, ...[...changed.values()].filter(({ code }) => !codes.has(code))];
}

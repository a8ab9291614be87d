import { createHash } from 'node:crypto';
import { reportStates } from '@tallyhouse/shared/contracts/words/report-states.en';
import type { Deadline } from './list-deadlines';

const states = { UPCOMING: 'Upcoming', DUE_SOON: 'Due soon', OVERDUE: 'Overdue', DONE: 'Done' };

/**
 * Deadlines as an iCalendar file (RFC 5545).
 *
 * Each is an event at the instant from which it is late, in UTC, so that no zone has to be described; the day in the
 * zone of the authority stands in its words. The same deadline has the same UID in every file, so that a calendar
 * program updates it in place of adding it again.
 */
export function writeCalendar(deadlines: readonly Deadline[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tallyhouse//Deadlines//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText('Regulatory deadlines')}`,
    ...deadlines.flatMap((deadline) => eventLines(deadline, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function eventLines(deadline: Deadline, now: Date): string[] {
  const { id, title, dueAt, dueDay, authorityId, owner, state, reportState } = deadline;
  const { entity, licenceNumber, brands } = owner;
  const names = brands.map(({ name }) => name).join(', ') || entity.name;
  const words = [
    `Due to ${authorityId} by the end of ${dueDay} in its time zone, or at the time set by its rule.`,
    `Owed by ${entity.name}, ${licenceNumber === null ? 'all its licences together' : `licence ${licenceNumber}`}.`,
    `State: ${states[state]}.${reportState === null ? '' : ` Report: ${reportStates[reportState]}.`}`,
  ];
  return [
    'BEGIN:VEVENT',
    `UID:${createHash('sha256').update(id).digest('hex').slice(0, 32)}@tallyhouse`,
    `DTSTAMP:${instantText(now)}`,
    `DTSTART:${instantText(dueAt)}`,
    `SUMMARY:${escapeText(`${state === 'DONE' ? 'Done: ' : ''}${title} (${names})`)}`,
    `DESCRIPTION:${escapeText(words.join('\n'))}`,
    `CATEGORIES:${escapeText(authorityId)}`,
    `STATUS:${state === 'DONE' ? 'CONFIRMED' : 'TENTATIVE'}`,
    'TRANSP:TRANSPARENT',
    ...(state === 'DONE' ? [] : alarmLines(title)),
    'END:VEVENT',
  ];
}

/** A day before it is late. */
function alarmLines(title: string): string[] {
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-P1D', `DESCRIPTION:${escapeText(title)}`, 'END:VALARM'];
}

/** `20261107T210000Z`. */
function instantText(instant: Date): string {
  return instant
    .toISOString()
    .replace(/\.\d{3}/, '')
    .replaceAll(/[-:]/g, '');
}

function escapeText(text: string): string {
  return (
    text
      .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
      .replaceAll(/\r\n|\r|\n/g, '\\n')
      // Nothing else of the control characters may stand in a file.
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  );
}

/** Lines of more than 75 octets go on after a line end and a space, never inside a character. */
function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

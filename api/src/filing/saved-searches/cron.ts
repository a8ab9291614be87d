import { Cron } from 'croner';
import { ValidationFailed } from '../../platform/http/problems';

const hourMs = 3_600_000;
// More would fill the owner's queue of jobs; two of twenty-five neighbours are at most an hour apart, clock changes aside.
const looked = 25;

/**
 * The first instant after `after` that a pattern of five fields names in `zone`; null when there is none.
 *
 * A local time that a clock change skips counts as the instant of the change; one that comes twice counts once.
 * Errors: `ValidationFailed` naming `schedule.cron` for what is no such pattern.
 */
export function nextRun(pattern: string, zone: string, after: Date): Date | null {
  return cronOf(pattern, zone).nextRun(after);
}

/** Errors: `ValidationFailed` for a pattern that is none, that names no time, or that names times less than an hour apart. */
export function requireCron(pattern: string, zone: string, after: Date): void {
  const runs = cronOf(pattern, zone).nextRuns(looked, after);
  if (runs.length === 0) throw fault('NEVER', 'It has no future time');
  const isTooOften = runs.some((run, index) => {
    const next = runs[index + 1];
    return next !== undefined && next.getTime() - run.getTime() < hourMs;
  });
  if (isTooOften) throw fault('TOO_OFTEN', 'Its times are less than an hour apart');
}

function cronOf(pattern: string, zone: string): Cron {
  // Names and signs that not every cron has are refused: a pattern means the same everywhere.
  if (!/^[\d*,/-]+( [\d*,/-]+){4}$/.test(pattern)) throw malformed();
  try {
    return new Cron(pattern, { timezone: zone, mode: '5-part', paused: true });
  } catch {
    throw malformed();
  }
}

function malformed(): ValidationFailed {
  return fault('FORMAT', 'Enter minute, hour, day of month, month and day of week, such as 0 7 * * 1');
}

function fault(code: string, message: string): ValidationFailed {
  return new ValidationFailed([{ field: 'schedule.cron', code, message }]);
}

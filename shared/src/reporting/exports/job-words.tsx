import type { Job } from '../../contracts/jobs';
import { exportFormatSchema } from '../../contracts/exports';
import type { ExportsText } from './use-exports-text';
import { sizeParts } from './file-size';
import { daySchema } from '../../contracts/scalars';
import { countText } from '../../format/count';
import { periodText } from '../../format/day';
import { durationText } from '../../format/instant';

const steps = [
  'Counting rows',
  'Writing rows',
  'Comparing with the facts',
  'Keeping the result',
  'Done',
] as const;
const adding = 'Adding up ';

/** What a job is doing now, in the reader's language where the step is known. */
export function stepWords(step: string, text: ExportsText): string {
  if (step === '') return text('job.starting');
  if (step.startsWith(adding)) return text('step.adding', { what: daysWords(step.slice(adding.length)) });
  const known = steps.find((one) => one === step);
  return known === undefined ? step : text(`step.${known}`);
}

/** Days as the page writes them; what is none stays as it is. */
function daysWords(what: string): string {
  const [from = '', to = from] = what.split(' to ');
  return daySchema.safeParse(from).success ? periodText({ from, to }) : what;
}

/** How far a job is: its step, its share, what is left. */
export function progressWords(job: Job, secondsLeft: number | null, text: ExportsText): string {
  if (job.state === 'QUEUED') return text('job.place', { place: job.place ?? 1 });
  const values = { done: countText(job.done), total: countText(job.total) };
  const share = job.total === 0 ? [] : [text(job.kind === 'export' ? 'job.progress' : 'job.steps', values)];
  const left = secondsLeft === null ? [] : [text('job.left', { time: durationText(secondsLeft) })];
  return [stepWords(job.step, text), ...share, ...left].join(' · ');
}

/** A size in words. */
export function sizeWords(bytes: number, text: ExportsText): string {
  const { unit, size } = sizeParts(bytes);
  return text(`bytes.${unit}`, { size });
}

/** What a format is called; one that this version does not know stands as it is. */
export function formatWords(format: string, text: ExportsText): string {
  const known = exportFormatSchema.safeParse(format);
  return known.success ? text(`format.${known.data}`) : format;
}

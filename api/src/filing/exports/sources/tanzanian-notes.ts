import type { TanzaniaRow, UnclaimedPrizes } from '@tallyhouse/shared/contracts/tanzania-reports';
import { isWholeCharge } from '@tallyhouse/shared/contracts/whole-charge';
import type { HeadLine } from '../../../reporting/export-files/export-head';
import type { FileWords } from '../../../reporting/export-files/words/file-words';
import { machineTaxes } from './machine-taxes';

type Told = Pick<TanzaniaRow, 'lines' | 'missing' | 'switchedOff'>;

/** What the page says beside the taxes of its classes: why one is whole, is empty or is not there, each once. */
export function tanzanianNotes(
  rows: readonly Told[],
  region: string | undefined,
  { say }: FileWords,
): HeadLine[] {
  const notes = [
    ...(region === undefined
      ? []
      : [say('Tax applies to a whole class: it is not available for the shops of one region.')]),
    ...(rows.some(({ lines }) => lines.some(isWholeCharge)) ? [say(machineTaxes.IN_FULL)] : []),
    ...rows.flatMap(({ missing }) =>
      missing.map(({ ruleId, fact }) =>
        say('Not available: {{rule}} requires {{fact}}.', { rule: ruleId, fact }),
      ),
    ),
    ...rows.flatMap(({ switchedOff }) =>
      switchedOff.map((rule) =>
        say('The rule {{rule}} is not verified and therefore not applied.', { rule }),
      ),
    ),
  ];
  return [...new Set(notes)].map((note) => ['Note', note]);
}

/** Prizes that nobody claimed, which are of no product class. */
export function unclaimedInWords(
  unclaimed: readonly UnclaimedPrizes[],
  currency: string,
  { say }: FileWords,
): HeadLine[] {
  return unclaimed.map(({ prizes, toBoard, kept }) => [
    'Unclaimed prizes',
    say('{{prizes}} {{currency}}: {{toBoard}} to the Board, {{kept}} retained for a guaranteed jackpot', {
      ...{ prizes, toBoard, kept, currency },
    }),
  ]);
}

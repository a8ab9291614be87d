import type { TanzaniaRow, UnclaimedPrizes } from '@tallyhouse/shared/contracts/tanzania-reports';
import { isByPeriod } from '@tallyhouse/shared/contracts/by-period';
import { isWholeCharge } from '@tallyhouse/shared/contracts/whole-charge';
import type { HeadLine } from '../../../reporting/export-files/export-head';
import type { FileWords } from '../../../reporting/export-files/words/file-words';
import { machineTaxes } from './machine-taxes';
import { gamingTaxRates } from './tanzanian-taxes';

type Told = Pick<TanzaniaRow, 'productClass' | 'lines' | 'missing' | 'switchedOff'>;

/** What the page says beside the taxes of its classes: why one is whole, is empty or is not there, each once. */
export function tanzanianNotes(
  rows: readonly Told[],
  region: string | undefined,
  { say, code }: FileWords,
): HeadLine[] {
  const className = ({ productClass }: Told) => code('productClasses', productClass ?? 'none');
  const notes = [
    ...(region === undefined
      ? []
      : [say('Tax applies to a whole class: it is not available for the shops of one region.')]),
    ...(rows.some(({ lines }) => lines.some(isWholeCharge)) ? [say(machineTaxes.IN_FULL)] : []),
    ...rows.flatMap((row) => {
      const rates = gamingTaxRates(row.lines);
      const words = { class: className(row), rates: rates.join(', ') };
      return rates.length < 2 ? [] : [say('Several rates apply to {{class}}: {{rates}}.', words)];
    }),
    ...rows.flatMap((row) =>
      row.lines.filter(isByPeriod).map(({ taxable }) =>
        say('Each tax period of {{class}} is taxed by itself: on {{amount}} in all.', {
          ...{ class: className(row), amount: taxable },
        }),
      ),
    ),
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

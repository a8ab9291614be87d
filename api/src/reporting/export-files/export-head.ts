import { personInWords } from '@tallyhouse/shared/contracts/people';
import type { CurrentUser } from '../../platform/auth/current-user';
import type { ListMeta } from '@tallyhouse/shared/contracts/paging';

/** A label and what stands beside it. */
export type HeadLine = readonly [label: string, text: string];

/** A licence as a head names it: its number, who gave it and which company holds it. */
export interface HeadLicence {
  readonly number: string;
  readonly authority: string;
  readonly company: string | null;
}

/** What every report, print and export says about itself. */
export interface HeadFacts {
  readonly title: string;
  readonly brandName: string;
  readonly licences: readonly HeadLicence[];
  readonly period: string;
  readonly basis: string;
  readonly currency: string;
  readonly zone: string;
  readonly asOf: string;
  readonly snapshotId: string | null;
  /** Null where no rule was used to make the figures. */
  readonly rulePack: string | null;
  readonly status: string;
  readonly generatedAt: Date;
  readonly generatedBy: Pick<CurrentUser, 'name' | 'email'>;
  readonly rows: string;
  readonly filtersText: readonly string[];
  /** Lines of this kind of document alone. */
  readonly more?: readonly HeadLine[];
  readonly note: string | null;
}

/** The head in its one order. Licences that are not known, and a snapshot that there is none of, are said to be so. */
function headOf(facts: HeadFacts): HeadLine[] {
  const { licences } = facts;
  const list = (texts: readonly string[]) => [...new Set(texts)].join(', ') || 'none on record';
  return [
    ['Title', facts.title],
    ['Brand', facts.brandName],
    ['Company', list(licences.flatMap(({ company }) => company ?? []))],
    ['Licence', list(licences.map(({ number }) => number))],
    ['Authority', list(licences.map(({ authority }) => authority))],
    ['Period', facts.period],
    ['Basis', facts.basis],
    ['Currency', facts.currency],
    ['Data as of', facts.asOf],
    ['Snapshot', facts.snapshotId ?? 'none: a list of reports, each with its own'],
    ['Rule pack', facts.rulePack ?? 'none applied'],
    ['Figure status', facts.status],
    [
      'Generated',
      `${facts.generatedAt.toISOString()} by ${personInWords(facts.generatedBy.name, facts.generatedBy.email)}`,
    ],
    ['Rows', facts.rows],
    ...(facts.filtersText.length === 0 ? ['none'] : facts.filtersText).map((text, index): HeadLine => [
      index === 0 ? 'Filters' : '',
      text,
    ]),
    ...(facts.more ?? []),
    ...(facts.note === null ? [] : [['Note', facts.note] satisfies HeadLine]),
  ];
}

/** What a document takes from the facts of its head. */
export function headed(facts: HeadFacts) {
  return { head: headOf(facts), currency: facts.currency, zone: facts.zone };
}

/** Period with zone and start of the day: `2026-03-01 to 2026-03-31, Africa/Dar_es_Salaam, day starts 00:00`. */
export function periodInWords({ from, to, zone, cutoff }: ListMeta['period']): string {
  return `${from} to ${to}, ${zone}, day starts ${cutoff}`;
}

/** Status and its causes: `PROVISIONAL, GAP:btc_771`. */
export function statusInWords({ status, statusReasons }: Pick<ListMeta, 'status' | 'statusReasons'>): string {
  return [status, ...statusReasons].join(', ');
}

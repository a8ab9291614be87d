import type { ReportField, ReportType } from '../contracts/report-fields';
import type { TermKey } from '../contracts/terms/term';
import { valueInWords } from '../contracts/words/values-in-words';
import { useLocale } from '../i18n/use-locale';
import { useSpoken } from '../i18n/use-text';
import { useQuery } from '../kit/query';
import { useMemo } from 'react';
import { en } from './i18n/en';
import { useKeptReportsText } from './i18n/use-kept-reports-text';
import { useReportClient } from './report-family';
import { reportFieldsQuery } from './report-queries';

/** A column with its words in the language of the page. */
export interface SpokenField extends Omit<ReportField, 'title' | 'help'> {
  readonly title: string;
  readonly help: string;
  /** Where the family has one of its own. */
  readonly ownTerm: TermKey | undefined;
}

/** A kind of report with its words in the language of the page. */
export interface SpokenType extends Omit<ReportType, 'title' | 'description'> {
  readonly title: string;
  readonly description: string;
}

/** Columns, as the law of `type` calls them, and kinds of report of the brand; empty until `query` has them. */
export function useReportFields(type?: string) {
  const client = useReportClient();
  const { terms } = client.family;
  const spoken = useSpoken();
  const locale = useLocale();
  const text = useKeptReportsText();
  const query = useQuery(reportFieldsQuery(client));
  const { data } = query;
  // An answer to `useQuery` is another object at every draw: whoever waits for rows by these would ask again and again.
  const words = useMemo(() => {
    const titles = data?.types.find((known) => known.type === type)?.titles;
    const fields = (data?.fields ?? []).map((field): SpokenField => ({
      ...field,
      title: spoken(titles?.[field.field] ?? field.title),
      group: isNamedGroup(field.group) ? text(`columnGroups.${field.group}`) : field.group,
      help: spoken(field.help),
      ownTerm: terms[field.field],
      ...(field.options !== undefined && {
        options: field.options.map(({ value, label }) => ({ value, label: valueInWords(label, locale) })),
      }),
    }));
    const types = (data?.types ?? []).map((known): SpokenType => ({
      ...known,
      title: spoken(known.title),
      description: spoken(known.description),
    }));
    return {
      fields,
      types,
      /** Title of a column: until the brand's are known, as any law calls it; its name where that says nothing. */
      titleOf: (name: string) =>
        fields.find((field) => field.field === name)?.title ??
        (isMeasure(name) ? text(`kpi.${measures[name]}`) : name),
      typeTitleOf: (name: string) => types.find((known) => known.type === name)?.title ?? name,
    };
  }, [data, locale, spoken, terms, text, type]);
  return { query, ...words };
}

/** Measures of every report; the tax that a return states is no column of it. */
const measures = {
  stakes: 'stakes',
  voids: 'voids',
  winnings: 'winnings',
  ggr: 'ggr',
  taxPayable: 'tax',
} as const;

function isMeasure(name: string): name is keyof typeof measures {
  return name in measures;
}

/** A server may know groups that this version has no words for. */
function isNamedGroup(name: string): name is keyof typeof en.columnGroups {
  return name in en.columnGroups;
}

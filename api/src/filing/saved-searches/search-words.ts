import { fieldInWords } from '@tallyhouse/shared/contracts/words/field-in-words';
import { fillPlaces, type Said } from '@tallyhouse/shared/contracts/words/said';
import { searchWords, type SearchTextCode } from '@tallyhouse/shared/contracts/words/searches.en';
import { conditionsOf } from '@tallyhouse/shared/contracts/report-templates';
import { conditionInWords } from '../../reporting/reports/conditions';
import { onlineReports } from '../../reporting/reports/families/online-family';
import type { SearchQuery } from './search-query';

/** What a search looks for, a condition each: in English, and as a code for who says it in another language. */
export interface SearchWords {
  readonly filtersText: string[];
  /** Null where only the words are known. */
  readonly filtersSaid: (Said | null)[];
}

/** The words of a search; `setWords` are those of its applied filters. */
export function searchInWords(
  { query, periodRule }: SearchQuery,
  setWords: readonly string[] = [],
): SearchWords {
  const conditions: (Said | string)[] = periodRule === null ? [] : [said(`PERIOD_${periodRule}`, {})];
  for (const [name, given] of Object.entries(query)) {
    const value = [given].flat().join(', ');
    if (name === 'appliedSetId') conditions.push(...setWords);
    else if (name === 'where') conditions.push(...conditionsInWords(value));
    else if (name === 'fields') conditions.push(said('fields', { value: value.split(',').length }));
    else if (name === 'sort') conditions.push(said('sort', { value: value.replaceAll(':', ' ') }));
    else conditions.push(isWorded(name) ? said(name, { value }) : `${fieldInWords(name)} is ${value}`);
  }
  return {
    filtersText: conditions.map((one) => (typeof one === 'string' ? one : textOf(one))),
    filtersSaid: conditions.map((one) => (typeof one === 'string' ? null : one)),
  };
}

/** The conditions of a template of online reports, a sentence each. */
function conditionsInWords(text: string): string[] {
  return (conditionsOf(text) ?? []).map((condition) => conditionInWords(condition, onlineReports.fields));
}

function said(code: SearchTextCode, params: Said['params']): Said {
  return { code, params };
}

function textOf({ code, params }: Said): string {
  return isWorded(code) ? fillPlaces(searchWords[code], params) : code;
}

function isWorded(name: string): name is SearchTextCode {
  // `constructor` is a name that every object has.
  return Object.hasOwn(searchWords, name);
}

import {
  isGroup,
  partsOf,
  type CriteriaGroup,
  type CriteriaPart,
} from '@tallyhouse/shared/contracts/criteria';
import type { FieldError } from '@tallyhouse/shared/contracts/problem';
import type { SqlParams } from '../../../store/sql-params';
import { conditionSql, type ConditionColumn } from '../condition-sql';
import { checkCondition, conditionInWords } from '../conditions';
import { criteriaFields } from './criteria-fields';

/** What is wrong with criteria that stand at `path` of the request. */
export function checkCriteria(criteria: CriteriaGroup, path = 'criteria'): FieldError[] {
  const joint = 'all' in criteria ? 'all' : 'any';
  return partsOf(criteria).flatMap((part, index) => {
    const place = `${path}.${joint}.${index}`;
    return isGroup(part) ? checkCriteria(part, place) : checkCondition(part, criteriaFields, place);
  });
}

/** Criteria as a person would say them: `Region is Dar es Salaam and (terminal type is Self-service or stake is more than 500)`. */
export function criteriaInWords(criteria: CriteriaGroup): string {
  const words = groupInWords(criteria);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function groupInWords(group: CriteriaGroup): string {
  const parts = partsOf(group).map((part) => {
    if (!isGroup(part)) return uncapitalized(conditionInWords(part, criteriaFields));
    return partsOf(part).length === 1 ? groupInWords(part) : `(${groupInWords(part)})`;
  });
  return parts.join('all' in group ? ' and ' : ' or ');
}

function uncapitalized(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/**
 * SQL of criteria over `columns` by field.
 *
 * A condition on a field that is not there counts as met. Criteria know no "not" around a group, so the answer is then
 * whether they can be met: false only where no value of the missing fields could make them true.
 */
export function criteriaSql(
  criteria: CriteriaGroup,
  columns: ReadonlyMap<string, ConditionColumn>,
  params: SqlParams,
): string {
  const partSql = (part: CriteriaPart): string => {
    if (isGroup(part)) return criteriaSql(part, columns, params);
    const column = columns.get(part.field);
    return column === undefined ? 'true' : `(${conditionSql(part, column, params)})`;
  };
  return `(${partsOf(criteria)
    .map(partSql)
    .join('all' in criteria ? ' and ' : ' or ')})`;
}

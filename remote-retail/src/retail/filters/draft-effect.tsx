import { criteriaSchema, type CriteriaGroup } from '@tallyhouse/shared/contracts/criteria';
import type { CriteriaField } from '@tallyhouse/shared/contracts/retail-filters';
import type { Period } from '@tallyhouse/shared/contracts/scalars';
import { useEffect, useState } from 'react';
import { useRetailText } from '../../i18n/use-retail-text';
import { criteriaOf } from './draft-criteria';
import { faultsOf, type FilterDraft } from './draft-faults';
import { FilterEffect } from './filter-effect';

/** The server counts tickets for each look: not for every letter. */
const lookAfterMs = 500;

interface DraftEffectProps {
  readonly brandId: string;
  readonly draft: FilterDraft;
  readonly fields: readonly CriteriaField[];
  readonly period: Period;
}

/** The effect of what is entered, once its conditions are complete and the writer pauses. */
export function DraftEffect({ brandId, draft, fields, period }: DraftEffectProps) {
  const text = useRetailText();
  const isComplete = faultsOf({ ...draft, name: 'any' }, fields).length === 0;
  const criteria = isComplete ? JSON.stringify(criteriaOf(draft.criteria)) : null;
  const [looked, setLooked] = useState(criteria);
  useEffect(() => {
    const timer = setTimeout(() => setLooked(criteria), lookAfterMs);
    return () => clearTimeout(timer);
  }, [criteria]);
  const shown = looked === null ? null : readCriteria(looked);
  if (criteria === null || shown === null) {
    return <p className="th-dim">{text('filters.effect.waiting')}</p>;
  }
  return (
    <FilterEffect
      brandId={brandId}
      criteria={shown}
      period={period}
      before={{ title: text('filters.effect.everything'), appliedSetId: null }}
      afterTitle={text('filters.effect.thisFilter')}
    />
  );
}

function readCriteria(written: string): CriteriaGroup | null {
  const parsed = criteriaSchema.safeParse(JSON.parse(written));
  return parsed.success ? parsed.data : null;
}

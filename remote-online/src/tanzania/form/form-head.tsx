import { shortHash } from '@tallyhouse/shared/format/short-hash';
import type { ListMeta } from '@tallyhouse/shared/contracts/paging';
import { periodText } from '@tallyhouse/shared/format/day';
import { instantText } from '@tallyhouse/shared/format/instant';
import type { ReactNode } from 'react';
import type { FormKey, FormWords } from './form-words';
import type { FormAuthority } from './tax-form';

export interface FormHeadFacts {
  readonly operator: string;
  readonly licences: readonly string[];
  readonly currency: string;
  readonly meta: ListMeta;
  readonly rulePackVersion: string;
  readonly printedBy: string;
  readonly printedAt: string;
}

interface FormHeadProps {
  readonly authority: FormAuthority;
  readonly words: FormWords;
  readonly facts: FormHeadFacts;
}

/** Whose form it is, for whom, over which days, and of which data. */
export function FormHead({ authority, words, facts }: FormHeadProps) {
  const { meta } = facts;
  const { zone, cutoff } = meta.period;
  const entries: readonly (readonly [FormKey, ReactNode])[] = [
    ['head.operator', facts.operator],
    ['head.licences', facts.licences.join(', ')],
    ['head.period', `${periodText(meta.period)}, ${zone}, ${cutoff}`],
    ['head.basis', words('head.basisWords')],
    ['head.currency', facts.currency],
    ['head.status', words(`status.${meta.status}`)],
    ['head.asOf', instantText(meta.asOf, zone)],
    ['head.snapshot', meta.snapshotId],
    ['head.rules', shortHash(facts.rulePackVersion)],
    ['head.printedBy', facts.printedBy],
    ['head.printedAt', instantText(facts.printedAt, zone)],
  ];
  return (
    <header>
      <div>{words(`${authority}.authority`)}</div>
      <h1 id="th-form-title">{words(`${authority}.title`)}</h1>
      <div>{words(`${authority}.law`)}</div>
      <dl className="th-form-head">
        {entries.map(([label, value]) => (
          <div key={label}>
            <dt>{words(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

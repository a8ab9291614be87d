import { shortHash } from '../../format/short-hash';
import { StateTag, type StateKind } from '../../ui/state-tag';
import type { LineageAnswer } from './drill-queries';
import { useDrillText } from './use-drill-text';
import { percentText } from '../../format/percent';

type Rule = LineageAnswer['rules'][number];

type Proof = 'VERIFIED' | 'SECONDARY' | 'UNVERIFIED';

const looks: Readonly<Record<Proof, { readonly kind: StateKind; readonly mark: string }>> = {
  VERIFIED: { kind: 'good', mark: '✓' },
  SECONDARY: { kind: 'waiting', mark: '≈' },
  UNVERIFIED: { kind: 'bad', mark: '!' },
};

/** The tax rules behind a figure, each with what it charges, its source and how well that is proved. */
export function RuleList({ lineage }: { readonly lineage: LineageAnswer }) {
  const text = useDrillText();
  return (
    <section>
      <h2>{text('origin.rules')}</h2>
      {lineage.rules.length === 0 ? <p>{text('origin.noRules')}</p> : null}
      <ul>
        {lineage.rules.map((rule) => (
          <li key={rule.id}>
            {rule.authority} {rule.code} <ProofTag proof={rule.proof} />
            <div>
              {rule.rate === null ? null : `${text('origin.rate')} ${chargeText(rule)} · `}
              {text('origin.base')} {rule.base}
            </div>
            <div>
              {text('origin.ruleSource')}: {rule.source}
            </div>
            <code>{rule.id}</code>
          </li>
        ))}
      </ul>
      {lineage.rulePackVersion === null ? null : (
        <p>
          {text('origin.pack')} <code>{shortHash(lineage.rulePackVersion)}</code>
        </p>
      )}
    </section>
  );
}

function ProofTag({ proof }: Pick<Rule, 'proof'>) {
  const text = useDrillText();
  const known: Proof = proof === 'VERIFIED' || proof === 'SECONDARY' ? proof : 'UNVERIFIED';
  return <StateTag {...looks[known]} word={text(`origin.proof.${known}`)} />;
}

/** A fraction of the base, or an amount for each machine. */
function chargeText({ base, rate }: Rule): string {
  if (rate === null) return '';
  return base === 'MACHINES' ? rate : percentText(rate);
}

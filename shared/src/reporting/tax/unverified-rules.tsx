import { FoldedNotice } from '../../ui/folded-notice';
import { useTaxText } from './use-tax-text';

interface UnverifiedRulesProps {
  /** Of the figures shown. */
  readonly reasons: readonly string[];
  /** Ids of rules that are left out of the figures until somebody verifies them, or asks for them. */
  readonly switchedOff?: readonly string[];
}

/** Says how many rules nobody has read at their source, and names them; nothing where there is none. */
export function UnverifiedRules({ reasons, switchedOff = [] }: UnverifiedRulesProps) {
  const text = useTaxText();
  const rules = unverifiedRules(reasons);
  const off = [...new Set(switchedOff)].sort();
  if (rules.length + off.length === 0) return null;
  const counts = [
    rules.length === 0 ? [] : text('tax.unverified', { count: rules.length }),
    off.length === 0 ? [] : text('tax.switchedOff', { count: off.length }),
  ].flat();
  return (
    <FoldedNotice
      part="unverified-rules"
      type="warning"
      title={counts.join(' · ')}
      more={text('tax.unverifiedMore')}
    >
      {rules.length === 0 ? null : (
        <>
          <div>{text('tax.unverifiedHint')}</div>
          <RuleIds ids={rules} />
        </>
      )}
      {off.length === 0 ? null : (
        <>
          <div>{text('tax.switchedOffHint')}</div>
          <RuleIds ids={off} />
        </>
      )}
    </FoldedNotice>
  );
}

function RuleIds({ ids }: { readonly ids: readonly string[] }) {
  return (
    <ul className="th-before-4 th-after-4 th-indent-20">
      {ids.map((id) => (
        <li key={id}>
          <code>{id}</code>
        </li>
      ))}
    </ul>
  );
}

/** Ids of the rules among the reasons of a status: `RULE_UNVERIFIED:TZ.GGT.SPORTS.2018-07-01`. */
export function unverifiedRules(reasons: readonly string[]): readonly string[] {
  const ids = reasons.flatMap((reason) => /^RULE_UNVERIFIED:(.+)$/.exec(reason)?.[1] ?? []);
  return [...new Set(ids)].sort();
}

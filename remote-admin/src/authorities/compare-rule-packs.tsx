import type { RulePackLine } from '@tallyhouse/shared/contracts/rule-packs';
import { useSaidRuleChange } from '@tallyhouse/shared/format/use-said-rule-change';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Select } from '@tallyhouse/shared/kit/select';
import { FiguresTable } from '@tallyhouse/shared/ui/figures-table';
import { NotLoaded } from '@tallyhouse/shared/ui/not-loaded';
import { StateTag } from '@tallyhouse/shared/ui/state-tag';
import { useState } from 'react';
import { comparisonQuery } from './authorities-queries';
import { useAuthoritiesText } from './use-authorities-text';

const looks = {
  ADDED: { kind: 'good', mark: '+' },
  REMOVED: { kind: 'bad', mark: '−' },
  CHANGED: { kind: 'waiting', mark: '≠' },
} as const;

/** What is different between two rule packs, rule by rule, in words. */
export function CompareRulePacks({ packs }: { readonly packs: readonly RulePackLine[] }) {
  const text = useAuthoritiesText();
  const { http } = useRemoteHost();
  const say = useSaidRuleChange();
  const [chosen, setChosen] = useState({
    a: packs[1]?.version ?? '',
    b: packs[0]?.version ?? '',
  });
  const comparison = useQuery(comparisonQuery(http, chosen));
  const choice = (side: 'a' | 'b') => (
    <Select
      aria-label={text(`rules.${side}`)}
      className="th-fits th-least-260"
      value={chosen[side]}
      options={packs.map(({ version, name }) => ({
        value: version,
        // In the language that the house wrote it in.
        label: (
          <span dir="auto">
            {name} ({version.slice(7, 15)})
          </span>
        ),
      }))}
      onChange={(version) => setChosen({ ...chosen, [side]: version })}
    />
  );
  return (
    <>
      <Flex wrap gap="small" align="center" className="th-after-12">
        {text('rules.a')} {choice('a')} {text('rules.b')} {choice('b')}
      </Flex>
      {comparison.isError || comparison.data === undefined ? (
        <NotLoaded query={comparison} failed={text('rules.compareFailed')} rows={5} />
      ) : comparison.data.differences.length === 0 ? (
        <p role="status">{text('rules.same')}</p>
      ) : (
        <>
          <p role="status">{text('rules.differences', { count: comparison.data.differences.length })}</p>
          <FiguresTable label={text('rules.compare')}>
            <thead>
              <tr>
                <th scope="col" className="th-first">
                  {text('rules.rule')}
                </th>
                <th scope="col">{text('rules.change')}</th>
              </tr>
            </thead>
            <tbody>
              {comparison.data.differences.map(({ ruleId, kind, ...difference }) => (
                <tr key={ruleId}>
                  <th scope="row" className="th-first th-wrap th-anywhere th-least-140">
                    <code>{ruleId}</code>
                  </th>
                  <td>
                    <StateTag {...looks[kind]} word={text(`rules.kind.${kind}`)} />
                    {say(difference).map((one) => (
                      <div key={one}>{one}</div>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </FiguresTable>
        </>
      )}
    </>
  );
}

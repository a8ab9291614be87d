import { shortHash } from '@tallyhouse/shared/format/short-hash';
import type { RulePackLine } from '@tallyhouse/shared/contracts/rule-packs';
import { instantText } from '@tallyhouse/shared/format/instant';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Card } from '@tallyhouse/shared/kit/layout';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { NotLoaded } from '@tallyhouse/shared/ui/not-loaded';
import { StateTag } from '@tallyhouse/shared/ui/state-tag';
import { rulePacksQuery } from './authorities-queries';
import { CompareRulePacks } from './compare-rule-packs';
import { ProposeButton } from './proposals/propose-button';
import { RulePackDialog } from './proposals/rule-pack-dialog';
import { useProposalsText } from './proposals/use-proposals-text';
import { useAuthoritiesText } from './use-authorities-text';
import { personInWords } from '@tallyhouse/shared/contracts/people';

/** The rule packs of the house, and what is different between two of them. */
export function RulePacks() {
  const text = useAuthoritiesText();
  const proposals = useProposalsText();
  const { http, session } = useRemoteHost();
  const packs = useQuery(rulePacksQuery(http, session.brand?.id ?? null));
  if (packs.isError || packs.data === undefined) {
    return <NotLoaded query={packs} failed={text('rules.failed')} rows={7} />;
  }
  const zone = session.brand?.zone ?? 'UTC';
  return (
    <>
      <p className="th-before-0">{text('rules.lead')}</p>
      <div className="th-after-12">
        <ProposeButton
          label={proposals('rulePack.open')}
          dialog={(handlers) => <RulePackDialog {...handlers} />}
        />
      </div>
      {packs.data.items.map((pack) => (
        <PackCard key={pack.version} pack={pack} zone={zone} />
      ))}
      <h2 className="th-text-16">{text('rules.compare')}</h2>
      {packs.data.items.length < 2 ? (
        <p>{text('rules.onlyOne')}</p>
      ) : (
        <CompareRulePacks packs={packs.data.items} />
      )}
    </>
  );
}

function PackCard({ pack, zone }: { readonly pack: RulePackLine; readonly zone: string }) {
  const text = useAuthoritiesText();
  const { proofs, origin } = pack;
  return (
    <Card size="small" className="th-after-12 th-most-900">
      <strong dir="auto">{pack.name}</strong>{' '}
      {pack.isCurrent ? <StateTag kind="good" mark="✓" word={text('rules.current')} /> : null}
      <div>
        {text(`rules.origin.${origin}`, {
          at: instantText(pack.adoptedAt, zone),
          by: [
            personInWords(pack.proposedBy ?? '', pack.proposedByAccount),
            personInWords(pack.confirmedBy ?? '', pack.confirmedByAccount),
          ]
            .filter((name) => name !== '')
            .join(', '),
        })}
        {' · '}
        {text('rules.count', { count: pack.ruleCount })}
        {' · '}
        {text('rules.proofs', {
          verified: proofs.VERIFIED,
          secondary: proofs.SECONDARY,
          unverified: proofs.UNVERIFIED,
        })}
      </div>
      <small>
        <code>{shortHash(pack.version, 19)}</code> · {text('detail.source')}:{' '}
        <span dir="auto">{pack.source}</span>
      </small>
    </Card>
  );
}

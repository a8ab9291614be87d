import { shortHash } from '@tallyhouse/shared/format/short-hash';
import type { AuthorityView } from '@tallyhouse/shared/contracts/authorities';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useSpoken } from '@tallyhouse/shared/i18n/use-text';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { Drawer } from '@tallyhouse/shared/kit/modal';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { ProofTag } from '@tallyhouse/shared/reporting/tax/proof-tag';
import { NotLoaded } from '@tallyhouse/shared/ui/not-loaded';
import { obligationsQuery } from './authorities-queries';
import { BrandConnection } from './brand-connection';
import { ObligationCard } from './obligation-card';
import { HolidayDialog } from './proposals/holiday-dialog';
import { ObligationDialog } from './proposals/obligation-dialog';
import { ProposeButton } from './proposals/propose-button';
import { useProposalsText } from './proposals/use-proposals-text';
import { useAuthoritiesText } from './use-authorities-text';

interface AuthorityDrawerProps {
  readonly authority: AuthorityView;
  readonly onClose: () => void;
}

/** One authority: how each brand is connected, and everything that it wants with its due rule in words. */
export function AuthorityDrawer({ authority, onClose }: AuthorityDrawerProps) {
  const text = useAuthoritiesText();
  const proposals = useProposalsText();
  const spoken = useSpoken();
  const { http, session } = useRemoteHost();
  const obligations = useQuery(obligationsQuery(http, session.brand?.id ?? null, authority.id));
  const { name, rules } = authority;
  return (
    <Drawer
      open
      size={720}
      title={spoken(name)}
      closable={{ 'aria-label': text('detail.close') }}
      styles={{ wrapper: { maxWidth: '100%' } }}
      onClose={onClose}
    >
      <p className="th-before-0">
        <ProofTag proof={authority.proof} /> {text('detail.source')}: {authority.source}
      </p>
      {rules === null ? null : (
        <p>
          {text('detail.rules')}: <code>{shortHash(rules.packVersion, 19)}</code>{' '}
          <ProofTag proof={rules.proof} />
        </p>
      )}
      {authority.brands.map((brand) => (
        <BrandConnection key={brand.brandId} authorityId={authority.id} brand={brand} />
      ))}
      <h2 className="th-before-16 th-after-8 th-text-16">{text('detail.obligations')}</h2>
      <Flex wrap gap="small" className="th-after-8">
        <ProposeButton
          label={proposals('obligation.openNew')}
          named={proposals('obligation.openNewNamed', { authority: authority.id })}
          dialog={(handlers) => <ObligationDialog {...handlers} authorityId={authority.id} held={null} />}
        />
        <ProposeButton
          label={proposals('holiday.open')}
          named={proposals('holiday.openNamed', { authority: authority.id })}
          dialog={(handlers) => <HolidayDialog {...handlers} authorityId={authority.id} />}
        />
      </Flex>
      {obligations.isError || obligations.data === undefined ? (
        <NotLoaded query={obligations} failed={text('detail.obligationsFailed')} rows={7} />
      ) : obligations.data.items.length === 0 ? (
        <p>{text('detail.noObligations')}</p>
      ) : (
        obligations.data.items.map((one) => (
          <ObligationCard key={one.code} authorityId={authority.id} obligation={one} />
        ))
      )}
    </Drawer>
  );
}

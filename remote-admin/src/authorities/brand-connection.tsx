import {
  testConnection,
  type AuthorityView,
  type Connection,
} from '@tallyhouse/shared/contracts/authorities';
import { dayText } from '@tallyhouse/shared/format/day';
import { instantText } from '@tallyhouse/shared/format/instant';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { isApiError } from '@tallyhouse/shared/http/api-error';
import { Alert } from '@tallyhouse/shared/kit/core';
import { Card } from '@tallyhouse/shared/kit/layout';
import { useMutation, useQueryClient } from '@tallyhouse/shared/kit/query';
import { ActionButton } from '@tallyhouse/shared/ui/action-button';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useBrandOf } from '../double-confirmation/use-brand-of';
import { CircuitTag } from './circuit-tag';
import { ConnectionDialog } from './proposals/connection-dialog';
import { ProposeButton } from './proposals/propose-button';
import { useProposalsText } from './proposals/use-proposals-text';
import { useAuthoritiesText } from './use-authorities-text';

/** Whether the authority is what failed, not the call about it. */
function isUnavailable(error: Error): boolean {
  return isApiError(error) && error.problem.code === 'AUTHORITY_UNAVAILABLE';
}

interface BrandConnectionProps {
  readonly authorityId: string;
  readonly brand: AuthorityView['brands'][number];
}

/** How one brand reaches an authority, and whether it is there now. */
export function BrandConnection({ authorityId, brand }: BrandConnectionProps) {
  const text = useAuthoritiesText();
  const proposals = useProposalsText();
  const { http, session } = useRemoteHost();
  const queries = useQueryClient();
  const zone = session.brand?.zone ?? 'UTC';
  const { name: brandName } = useBrandOf(brand.brandId);
  const test = useMutation({
    mutationFn: () => http.call(testConnection, { params: { id: authorityId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['authorities'] }),
  });
  const { connection, lastAck } = brand;
  const blocked = !session.permissions.includes('loads.manage')
    ? text('detail.noPermission')
    : session.brand?.id !== brand.brandId
      ? text('detail.noBrand')
      : null;
  return (
    <Card
      size="small"
      title={text('detail.connection', { brand: brandName })}
      extra={<CircuitTag circuit={brand.circuit} />}
      className="th-after-12"
    >
      <div>
        {text('detail.endpoint')}:{' '}
        {connection === null ? (
          text('detail.noEndpoint')
        ) : connection.endpoint === null ? (
          text(withoutAddress(connection.environment))
        ) : (
          <>
            <code>{connection.endpoint}</code> ({text(`environment.${connection.environment}`)})
          </>
        )}
      </div>
      {connection?.certificateUntil === null || connection === null ? null : (
        <div>
          {text('detail.certificate')}: {dayText(connection.certificateUntil)}
        </div>
      )}
      <div className="th-after-8">
        {text('detail.lastAck')}:{' '}
        {lastAck === null
          ? text('detail.never')
          : `${instantText(lastAck.at, zone)}${lastAck.ackRef === null ? '' : ` · ${lastAck.ackRef}`}`}
      </div>
      <ActionButton
        size="small"
        loading={test.isPending}
        blockedBecause={blocked}
        onClick={() => test.mutate()}
      >
        {text(test.isPending ? 'detail.testing' : 'detail.test')}
      </ActionButton>{' '}
      <ProposeButton
        label={proposals('connection.open')}
        named={proposals('connection.openNamed', { brand: brandName, authority: authorityId })}
        dialog={(handlers) => (
          <ConnectionDialog
            {...handlers}
            authorityId={authorityId}
            brandId={brand.brandId}
            brandName={brandName}
            connection={connection}
          />
        )}
      />
      {test.error === null ? null : (
        <ProblemNotice
          title={text(isUnavailable(test.error) ? 'detail.unreachable' : 'detail.testFailed')}
          error={test.error}
          note={text('detail.nothingSent')}
        />
      )}
      {test.data === undefined ? null : (
        <Alert
          type="success"
          showIcon
          role="status"
          className="th-before-8"
          title={text('detail.reachable', { ms: test.data.durationMs })}
          description={`${test.data.detail} ${text('detail.nothingSent')}`}
        />
      )}
    </Card>
  );
}

/** The simulator has an address of its own, a portal needs none; nothing else can be reached without one. */
function withoutAddress(environment: Connection['environment']) {
  if (environment === 'SIMULATOR') return 'detail.simulator';
  return environment === 'PORTAL' ? 'detail.portal' : 'detail.noEndpoint';
}

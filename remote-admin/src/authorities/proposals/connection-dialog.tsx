import { connectionSchema, type Connection } from '@tallyhouse/shared/contracts/authorities';
import { proposeChange } from '@tallyhouse/shared/contracts/changes';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useState } from 'react';
import { DayField } from '../../changes/day-field';
import { useAuthoritiesText } from '../use-authorities-text';
import { ProposalDialog, type ProposalDialogHandlers } from '../../changes/proposal-dialog';
import { ChoiceField, WordsField } from './proposal-fields';
import { useProposalsText } from './use-proposals-text';

interface ConnectionDialogProps extends ProposalDialogHandlers {
  readonly authorityId: string;
  readonly brandId: string;
  readonly brandName: string;
  /** What holds now; null while nothing is set. */
  readonly connection: Connection | null;
}

const environments = ['SIMULATOR', 'TEST', 'PRODUCTION', 'PORTAL'] as const;

/** Proposes how a brand is connected to an authority. */
export function ConnectionDialog(props: ConnectionDialogProps) {
  const { authorityId, brandId, brandName, connection, ...handlers } = props;
  const text = useProposalsText();
  const authoritiesText = useAuthoritiesText();
  const { http } = useRemoteHost();
  const [environment, setEnvironment] = useState(connection?.environment ?? 'TEST');
  const [endpoint, setEndpoint] = useState(connection?.endpoint ?? '');
  const [hours, setHours] = useState(String(connection?.ackHours ?? ''));
  const [certificateUntil, setCertificateUntil] = useState(connection?.certificateUntil ?? undefined);
  const [trackedFrom, setTrackedFrom] = useState(connection?.trackedFrom ?? undefined);
  const address = endpoint.trim();
  const isAddressFit =
    environment === 'SIMULATOR' || environment === 'PORTAL' ? address === '' : address.startsWith('https://');
  const asked = connectionSchema.safeParse({
    environment,
    endpoint: address === '' ? null : address,
    certificateUntil: certificateUntil ?? null,
    ackHours: hours.trim() === '' ? null : Number(hours),
    trackedFrom: trackedFrom ?? null,
  });
  const isWrong = (field: string) => asked.error?.issues.some(({ path }) => path[0] === field) === true;
  const isEndpointWrong = !isAddressFit || isWrong('endpoint');
  const areHoursWrong = isWrong('ackHours');
  return (
    <ProposalDialog
      {...handlers}
      title={text('connection.title', { authority: authorityId })}
      lead={text('connection.lead', { brand: brandName })}
      payload={
        asked.success && isAddressFit
          ? { deed: 'CONNECT', brandId, authorityId, connection: asked.data }
          : null
      }
      propose={({ payload, reason }, headers) =>
        http.call(proposeChange, { body: { kind: 'AUTHORITY', payload, reason }, headers })
      }
      fields={(isTried) => (
        <>
          <ChoiceField
            label={text('connection.environment')}
            value={environment}
            options={environments.map((value) => ({ value, label: authoritiesText(`environment.${value}`) }))}
            onChange={setEnvironment}
          />
          <WordsField
            label={text('connection.endpoint')}
            hint={text(isTried && isEndpointWrong ? 'connection.endpointWrong' : 'connection.endpointHint')}
            value={endpoint}
            isWrong={isTried && isEndpointWrong}
            onChange={setEndpoint}
          />
          <DayField
            label={text('optional', { label: text('connection.certificateUntil') })}
            value={certificateUntil}
            onChange={setCertificateUntil}
          />
          <WordsField
            label={text('connection.ackHours')}
            hint={text(isTried && areHoursWrong ? 'connection.ackHoursWrong' : 'connection.ackHoursHint')}
            value={hours}
            isWrong={isTried && areHoursWrong}
            onChange={setHours}
          />
          <DayField
            label={text('optional', { label: text('connection.trackedFrom') })}
            value={trackedFrom}
            onChange={setTrackedFrom}
          />
        </>
      )}
    />
  );
}

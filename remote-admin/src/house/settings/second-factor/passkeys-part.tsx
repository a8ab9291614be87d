import { listPasskeys, type Passkey } from '@tallyhouse/shared/contracts/passkeys';
import { instantText } from '@tallyhouse/shared/format/instant';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { canUsePasskeys } from '@tallyhouse/shared/ui/second-factor/can-use-passkeys';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useState } from 'react';
import { useShownZone } from '../../../changes/use-shown-zone';
import { useAccountText } from '../../../i18n/use-account-text';
import { AddPasskey } from './add-passkey';
import { passkeysKey } from './profile-key';
import { RemovePasskey } from './remove-passkey';

/** The user's passkeys, and another. */
export function PasskeysPart({ hasFactor }: { readonly hasFactor: boolean }) {
  const text = useAccountText();
  const { http } = useRemoteHost();
  const [toRemove, setToRemove] = useState<Passkey | null>(null);
  const list = useQuery({ queryKey: passkeysKey, queryFn: () => http.call(listPasskeys) });
  return (
    <section aria-label={text('passkeys.title')} className="th-factor-part">
      <h3>{text('passkeys.title')}</h3>
      <p>{text('passkeys.what')}</p>
      {list.isError ? (
        <ProblemNotice
          title={text('passkeys.listFailed')}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      ) : list.data === undefined ? null : list.data.items.length === 0 ? (
        <p>{text('passkeys.none')}</p>
      ) : (
        <ul className="th-passkeys">
          {list.data.items.map((passkey) => (
            <li key={passkey.id}>
              <PasskeyLine passkey={passkey} />
              <Button size="small" onClick={() => setToRemove(passkey)}>
                {text('passkeys.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {hasFactor && canUsePasskeys() ? (
        <AddPasskey />
      ) : (
        <p>{text(hasFactor ? 'passkeys.needsHost' : 'passkeys.needsFactor')}</p>
      )}
      {toRemove === null ? null : <RemovePasskey passkey={toRemove} onClose={() => setToRemove(null)} />}
    </section>
  );
}

function PasskeyLine({ passkey }: { readonly passkey: Passkey }) {
  const text = useAccountText();
  const zone = useShownZone();
  const { name, createdAt, lastUsedAt, isSynced } = passkey;
  const facts = [
    text('passkeys.added', { time: instantText(createdAt, zone) }),
    lastUsedAt === null
      ? text('passkeys.neverUsed')
      : text('passkeys.lastUsed', { time: instantText(lastUsedAt, zone) }),
    ...(isSynced ? [text('passkeys.synced')] : []),
  ];
  return (
    <span>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <br />
      <small>{facts.join(' · ')}</small>
    </span>
  );
}

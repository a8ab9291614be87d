import type { OpenedRemote } from '@tallyhouse/shared/contracts/registry';
import { RemoteHostProvider } from '@tallyhouse/shared/host/remote-host';
import type { TabBrand } from '@tallyhouse/shared/session/tab-brand';
import { SpokenPart } from '@tallyhouse/shared/ui/spoken-part';
import type { ComponentType } from 'react';
import { useRemoteHostOf } from './use-remote-host-of';

interface Props {
  readonly opened: OpenedRemote;
  readonly tab: TabBrand;
  readonly Screen: ComponentType;
}

/** A screen of a remote with its host, which is limited to the calls of its manifest. */
export function RemoteScreen({ opened, tab, Screen }: Props) {
  const host = useRemoteHostOf(opened, tab);
  return (
    <RemoteHostProvider host={host}>
      <SpokenPart>
        <Screen />
      </SpokenPart>
    </RemoteHostProvider>
  );
}

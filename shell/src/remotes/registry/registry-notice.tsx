import { instantText } from '@tallyhouse/shared/format/instant';
import { Alert, Button } from '@tallyhouse/shared/kit/core';
import type { TabBrand } from '@tallyhouse/shared/session/tab-brand';
import { useState, useSyncExternalStore } from 'react';
import { useServices } from '../services/services';
import { useRegistryText } from './use-registry-text';

const warnMs = 7 * 86_400_000;

/**
 * Says why the list of screens that the server gave is not in use, and what is used in its place; to who administers the
 * installation, days ahead, that it soon ends.
 */
export function RegistryNotice({ tab }: { readonly tab: TabBrand }) {
  const text = useRegistryText();
  const { registry } = useServices();
  const [openedAt] = useState(Date.now);
  const read = useSyncExternalStore(registry.subscribe, registry.current);
  const refusal = read?.refusal ?? null;
  if (refusal === null) {
    const endsAt = read?.registry?.expiresAt;
    const isSoon = endsAt !== undefined && Date.parse(endsAt) - openedAt < warnMs;
    if (!isSoon || !tab.permissions.includes('administration.propose')) return null;
    const at = instantText(endsAt, tab.brand?.zone ?? 'UTC');
    return (
      <Alert
        className="registry-notice"
        type="warning"
        showIcon
        role="status"
        title={text('endsSoon', { at })}
        description={text('endsSoonNext')}
      />
    );
  }
  const lastGood = read?.registry ?? null;
  return (
    <Alert
      className="registry-notice"
      type={lastGood === null ? 'error' : 'warning'}
      showIcon
      role={lastGood === null ? 'alert' : 'status'}
      title={text(lastGood === null ? 'none' : 'notTrusted')}
      description={
        <>
          <p>
            {[
              text(`cause.${refusal}`),
              lastGood === null
                ? text('noneLeft')
                : text('lastGood', { at: instantText(lastGood.signedAt, tab.brand?.zone ?? 'UTC') }),
              text('next'),
            ].join(' ')}
          </p>
          <Button onClick={() => location.reload()}>{text('reload')}</Button>
        </>
      }
    />
  );
}

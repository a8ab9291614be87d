import type { ChangeDetail } from '@tallyhouse/shared/contracts/changes';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Typography } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { CopyButton } from '@tallyhouse/shared/ui/copy-button';
import { RecordDrawer } from '@tallyhouse/shared/ui/record-drawer';
import type { ReactNode } from 'react';
import { ChangeDifferences } from './change-differences';
import { ChangeHistory } from './change-history';
import { ChangeStateTag } from './change-state-tag';
import { ChangeWords } from './change-words';
import { changeQuery } from './changes-queries';
import { ChangeDecision } from './decision/change-decision';
import { useChangesText } from './use-changes-text';

interface ChangeDrawerProps {
  /** Null when closed. */
  readonly id: string | null;
  readonly zone: string;
  readonly onClose: () => void;
}

/** One proposed change: what would be otherwise, why, who may decide, and the ways to decide. */
export function ChangeDrawer({ id, zone, onClose }: ChangeDrawerProps) {
  const { http } = useRemoteHost();
  const text = useChangesText();
  return (
    <RecordDrawer
      id={id}
      query={(one) => changeQuery(http, one)}
      words={{
        title: text('drawer.title'),
        close: text('drawer.close'),
        loading: text('drawer.loading'),
        failed: text('drawer.failed'),
      }}
      onClose={onClose}
    >
      {(change) => <ChangeContent change={change} zone={zone} />}
    </RecordDrawer>
  );
}

function ChangeContent({ change, zone }: { readonly change: ChangeDetail; readonly zone: string }) {
  const text = useChangesText();
  const { session } = useRemoteHost();
  const brandName = session.brand?.id === change.brandId ? session.brand.name : change.brandId;
  return (
    <Flex vertical gap="middle">
      <div>
        <Flex gap="small" wrap align="center">
          <ChangeStateTag state={change.state} />
          <Typography.Text type="secondary">
            {text(`kind.${change.kind}`)}
            {' · '}
            {change.brandId === null ? text('forHouse') : text('forBrand', { brand: brandName ?? '' })}
          </Typography.Text>
        </Flex>
        <Typography.Title level={2} className="th-before-8 th-after-0 th-text-18">
          <ChangeWords change={change} zone={zone} />
        </Typography.Title>
      </div>
      <Part title={text('drawer.why')}>
        <p dir="auto" className="th-before-4 th-after-4 th-anywhere">
          {change.reason}
        </p>
      </Part>
      <Part title={text('drawer.effect')}>
        <p className="th-before-4 th-after-4">{text(`effect.${change.kind}`)}</p>
      </Part>
      <Part title={text('drawer.differences')}>
        <ChangeDifferences change={change} zone={zone} />
      </Part>
      {change.state === 'OPEN' ? <ChangeDecision change={change} /> : null}
      <Part title={text('drawer.history')}>
        <ChangeHistory change={change} zone={zone} />
      </Part>
      <Typography.Text type="secondary" className="th-text-12 th-anywhere">
        {text('drawer.hash')} <code>{change.contentHash}</code>{' '}
        <CopyButton
          value={change.contentHash}
          label={text('drawer.copyHash')}
          copiedLabel={text('drawer.hashCopied')}
        />
      </Typography.Text>
    </Flex>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <Typography.Title level={3} className="th-flush th-text-14">
        {title}
      </Typography.Title>
      {children}
    </section>
  );
}

import type { Blacklist } from '@tallyhouse/shared/contracts/blacklists';
import { listText } from '@tallyhouse/shared/format/list-text';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert, Button, theme } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { hidingImpact } from '@tallyhouse/shared/reporting/hiding-impact';
import { savedSearchesQuery } from '@tallyhouse/shared/reporting/saved-searches/saved-search-queries';
import { problemOf, ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { LeaveGuard } from '@tallyhouse/shared/ui/unsaved/leave-guard';
import { useState } from 'react';
import { isReason, ReasonField } from '../../changes/reason-field';
import { columnFamilies, type BlacklistScope, type ColumnFamily } from './column-families';
import type { useBlacklistDraft } from './use-blacklist-draft';
import { useBlacklistsText } from './use-blacklists-text';
import { useSaveBlacklist } from './use-save-blacklist';

const mostSearches = 500;

interface SaveBarProps {
  readonly family: ColumnFamily;
  readonly scope: BlacklistScope;
  readonly type: string;
  readonly brandId: string;
  readonly list: Blacklist;
  readonly draft: ReturnType<typeof useBlacklistDraft>;
}

/** What the change does to saved searches, why it is made, and the way to save or propose it; stays in view. */
export function SaveBar({ family, scope, type, brandId, list, draft }: SaveBarProps) {
  const text = useBlacklistsText();
  const { token } = theme.useToken();
  const { http } = useRemoteHost();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const saving = useSaveBlacklist({ family, scope, type, list, onSaved: draft.discard });
  const query = { screen: columnFamilies[family].screen, pageSize: mostSearches };
  const searches = useQuery(savedSearchesQuery(http, brandId, query)).data?.items ?? [];
  const impact = hidingImpact(searches, { before: draft.before, next: draft.next });
  const isConflict = problemOf(saving.error)?.status === 412;
  return (
    <form
      style={{
        ...{
          position: 'sticky',
          insetBlockEnd: 'var(--frame-bottom, 0px)',
          marginBlockStart: 12,
          paddingBlock: 12,
        },
        ...{ background: token.colorBgContainer, borderBlockStart: `1px solid ${token.colorBorder}` },
      }}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isReason(reason) && !saving.isPending)
          saving.mutate({ hidden: draft.next, reason: reason.trim() });
      }}
    >
      <Alert
        type={impact.searches.length === 0 ? 'info' : 'warning'}
        showIcon
        role="status"
        className="th-after-12"
        title={
          impact.searches.length === 0
            ? text('noImpact')
            : text('impact', {
                columns: text('columns', { count: impact.columns }),
                searches: text('searches', { count: impact.searches.length }),
              })
        }
        description={
          <>
            {listText(impact.searches)}
            {scope === 'BRAND' ? <div>{text('twoSteps')}</div> : null}
          </>
        }
      />
      <ReasonField value={reason} isTried={isTried} onChange={setReason} />
      {saving.error === null ? null : isConflict ? (
        <Alert type="warning" showIcon role="alert" className="th-after-12" title={text('conflict')} />
      ) : (
        <ProblemNotice title={text('notSaved')} error={saving.error} note={text('kept')} />
      )}
      <LeaveGuard />
      <Flex gap="small">
        <Button type="primary" htmlType="submit" loading={saving.isPending}>
          {text(scope === 'USER' ? 'save' : 'propose')}
        </Button>
        <Button onClick={draft.discard}>{text('discard')}</Button>
      </Flex>
    </form>
  );
}

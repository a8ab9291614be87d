import type { Blacklist } from '@tallyhouse/shared/contracts/blacklists';
import type { ReportField } from '@tallyhouse/shared/contracts/report-fields';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useSpoken } from '@tallyhouse/shared/i18n/use-text';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useShownZone } from '../../changes/use-shown-zone';
import { blacklistQuery, type BlacklistScope, type ColumnFamily } from './column-families';
import { ColumnLists, type ListedColumn } from './column-lists';
import { ListFacts } from './list-facts';
import { SaveBar } from './save-bar';
import { useBlacklistDraft } from './use-blacklist-draft';
import { useBlacklistsText } from './use-blacklists-text';

interface BlacklistFormProps {
  readonly family: ColumnFamily;
  readonly scope: BlacklistScope;
  readonly type: string;
  readonly brandId: string;
  readonly fields: {
    readonly data: { readonly fields: readonly ReportField[] } | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
}

/** The lists of one scope and report, and what their change does before it is saved. */
export function BlacklistForm({ family, scope, type, brandId, fields }: BlacklistFormProps) {
  const text = useBlacklistsText();
  const spoken = useSpoken();
  const zone = useShownZone();
  const { http, session } = useRemoteHost();
  const stored = useQuery(blacklistQuery(http, brandId, { family, scope, type }));
  const draft = useBlacklistDraft(stored.data);
  const error = stored.error ?? fields.error;
  if (error !== null && error !== undefined) {
    const retry = () => {
      void stored.refetch();
      fields.refetch();
    };
    return <ProblemNotice title={text('failed')} error={error} onRetry={retry} />;
  }
  if (stored.data === undefined || fields.data === undefined) {
    return <Skeleton active title={false} paragraph={{ rows: 8 }} />;
  }
  const list = stored.data;
  const known = fields.data.fields;
  const titleOf = (field: string) => {
    const found = known.find((one) => one.field === field);
    return found === undefined ? field : spoken(found.title);
  };
  const listed = [...known.map(({ field }) => field), ...draft.next].filter(
    (field, index, all) => all.indexOf(field) === index,
  );
  const columns = listed.map((field): ListedColumn => {
    const lock = lockOf(field, { list, scope, type, known });
    const isHidden = lock === 'role' || lock === 'brand' || draft.next.includes(field);
    const title = titleOf(field);
    return { field, title, isHidden, lock: lock === undefined ? undefined : text(`lock.${lock}`) };
  });
  const mayHide = session.permissions.includes(scope === 'USER' ? 'blacklist.own' : 'blacklist.brand');
  return (
    <>
      <ListFacts list={list} zone={zone} titleOf={titleOf} />
      {mayHide ? null : <p>{text('mayNot')}</p>}
      <ColumnLists columns={columns} onMove={mayHide ? draft.choose : undefined} />
      {draft.isDirty ? <SaveBar {...{ family, scope, type, brandId, list, draft }} /> : null}
    </>
  );
}

interface LockOptions {
  readonly list: Blacklist;
  readonly scope: BlacklistScope;
  readonly type: string;
  readonly known: readonly ReportField[];
}

/** Why the reader cannot move a column in this list; undefined where they can. */
function lockOf(field: string, { list, scope, type, known }: LockOptions) {
  if (known.find((one) => one.field === field)?.mandatoryIn.includes(type) === true) return 'report';
  if (list.protected.includes(field)) return 'protected';
  if (scope === 'BRAND') return undefined;
  if (list.forced.includes(field)) return 'role';
  return list.brandHidden.includes(field) ? 'brand' : undefined;
}

import { useRemoteHost } from '../../host/remote-host';
import { Alert, Checkbox, Input } from '../../kit/core';
import { LockOutlined } from '../../kit/icons';
import { Flex } from '../../kit/layout';
import { FormDialog } from '../../ui/unsaved/form-dialog';
import { useQuery } from '../../kit/query';
import { savedSearchesQuery } from '../../reporting/saved-searches/saved-search-queries';
import { NotLoaded } from '../../ui/not-loaded';
import { problemOf, ProblemNotice } from '../../ui/problem-notice';
import { useId, useState } from 'react';
import { useKeptReportsText } from '../i18n/use-kept-reports-text';
import { useReportFamily } from '../report-family';
import type { SpokenField } from '../use-report-fields';
import { hidingImpact } from '../../reporting/hiding-impact';
import { useBrandColumns } from './use-brand-columns';
import { personInWords } from '../../contracts/people';

interface BrandColumnsDialogProps {
  readonly type: string;
  readonly fields: readonly SpokenField[];
  readonly onClose: () => void;
}

const mostSearches = 500;
const leastReason = 10;
const mostReason = 1000;

/** Proposes columns that nobody of the brand is to see; what a regulator demands is locked, and what searches lose is said first. */
export function BrandColumnsDialog({ type, fields, onClose }: BrandColumnsDialogProps) {
  const text = useKeptReportsText();
  const host = useRemoteHost();
  const { paths } = useReportFamily();
  const { http, session } = host;
  const { list, writing } = useBrandColumns(type);
  const reasonId = useId();
  const [reason, setReason] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const query = { screen: paths.list, pageSize: mostSearches };
  const searches = useQuery(savedSearchesQuery(http, session.brand?.id ?? null, query)).data?.items ?? [];
  const pending = list.data?.pending ?? null;
  const before = list.data?.hidden ?? [];
  const next = chosen ?? before;
  const impact = hidingImpact(searches, { before, next });
  const isChanged = next.length !== before.length || next.some((field) => !before.includes(field));
  const lockOf = (field: SpokenField) => {
    if (field.mandatoryIn.includes(type)) return text('rows.lockedReport');
    return list.data?.protected.includes(field.field) === true ? text('rows.lockedProtected') : undefined;
  };
  const titleOf = (field: string) => fields.find((one) => one.field === field)?.title ?? field;
  const propose = () => {
    const words = reason.trim();
    setTooShort(words.length < leastReason);
    if (words.length < leastReason) return;
    writing.mutate(
      { hidden: next, reason: words },
      {
        onSuccess: () => {
          host.notify({ kind: 'success', text: text('brandColumns.done', { count: next.length }) });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={text('brandColumns.title', { brand: session.brand?.name ?? '' })}
      okText={text('brandColumns.save')}
      cancelText={text('brandColumns.cancel')}
      okButtonProps={{ disabled: !isChanged || list.data === undefined, loading: writing.isPending }}
      onOk={propose}
      onCancel={onClose}
    >
      <p>{text('brandColumns.explain')}</p>
      {pending === null ? null : (
        <Alert
          type="info"
          showIcon
          className="th-after-12"
          title={text('brandColumns.pending', { name: personInWords(pending.by.name, pending.by.account) })}
          description={pending.hidden.map(titleOf).join(', ')}
        />
      )}
      {list.isError || list.data === undefined ? (
        <NotLoaded query={list} failed={text('brandColumns.failed')} rows={7} />
      ) : (
        <Flex vertical gap={6} style={{ maxHeight: 360, overflowY: 'auto' }}>
          {fields.map((field) => {
            const lock = lockOf(field);
            return (
              <Checkbox
                key={field.field}
                checked={!next.includes(field.field)}
                disabled={lock !== undefined}
                onChange={({ target }) =>
                  setChosen(
                    target.checked ? next.filter((one) => one !== field.field) : [...next, field.field],
                  )
                }
              >
                {field.title}
                {lock === undefined ? null : (
                  <small>
                    {' '}
                    <LockOutlined aria-hidden /> {lock}
                  </small>
                )}
              </Checkbox>
            );
          })}
        </Flex>
      )}
      <div role="status" className="th-before-12">
        {impact.searches.length === 0 ? (
          isChanged ? (
            text('brandColumns.noImpact')
          ) : null
        ) : (
          <Alert
            type="warning"
            showIcon
            title={text('brandColumns.impact', {
              columns: text('brandColumns.columns', { count: impact.columns }),
              searches: text('brandColumns.searches', { count: impact.searches.length }),
            })}
            description={impact.searches.join(', ')}
          />
        )}
      </div>
      <label htmlFor={reasonId}>{text('brandColumns.reason')}</label>
      <Input.TextArea
        id={reasonId}
        rows={2}
        maxLength={mostReason}
        value={reason}
        status={isTooShort ? 'error' : ''}
        aria-invalid={isTooShort}
        aria-describedby={`${reasonId}-rule`}
        onChange={(event) => setReason(event.target.value)}
      />
      <small id={`${reasonId}-rule`} role={isTooShort ? 'alert' : undefined}>
        {text('brandColumns.reasonRule')}
      </small>
      {writing.error === null ? null : (
        <ProblemNotice
          title={text('rows.hideFailed')}
          error={writing.error}
          note={problemOf(writing.error)?.code === 'VERSION_CONFLICT' ? text('rows.conflictNote') : undefined}
        />
      )}
    </FormDialog>
  );
}

import type { CriteriaField, RetailFilter } from '@tallyhouse/shared/contracts/retail-filters';
import type { Period } from '@tallyhouse/shared/contracts/scalars';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert, Button, Checkbox, Input } from '@tallyhouse/shared/kit/core';
import { SaveOutlined } from '@tallyhouse/shared/kit/icons';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useQuery } from '@tallyhouse/shared/kit/query';
import type { Location } from '@tallyhouse/shared/kit/router';
import { adoptStyles } from '@tallyhouse/shared/ui/adopt-styles';
import { problemOf, ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { LeaveGuard } from '@tallyhouse/shared/ui/unsaved/leave-guard';
import { useState } from 'react';
import { useRetailText } from '../../i18n/use-retail-text';
import { useSpoken } from '@tallyhouse/shared/i18n/use-text';
import { useLacking } from '@tallyhouse/shared/reporting/use-lacking';
import { branchTreeQuery } from '../branches/branch-tree-query';
import { ConflictNotice } from './conflict-notice';
import { DraftEffect } from './draft-effect';
import { criteriaOf } from './draft-criteria';
import { faultsOf } from './draft-faults';
import { FaultSummary } from './fault-summary';
import { criteriaId, linesOf, nameInputId } from './form-lines';
import { formStyles } from './form-styles';
import { GroupEditor } from './group-editor';
import { panelOf } from './panel-in-url';
import { serverFaultsOf } from './server-faults';
import { useFilterDraft } from './use-filter-draft';
import { useSaveFilter } from './use-save-filter';
import { useValueOptions } from './value-options';

interface FilterFormProps {
  readonly brand: { readonly id: string; readonly name: string };
  /** Null makes a new filter. */
  readonly filter: RetailFilter | null;
  readonly fields: readonly CriteriaField[];
  readonly period: Period;
  readonly mayShare: boolean;
  readonly onSaved: (filter: RetailFilter) => void;
  readonly onCancel: () => void;
}

/** Name, sharing and conditions of a filter, with the effect they would have. */
export function FilterForm({ brand, filter, fields, period, mayShare, onSaved, onCancel }: FilterFormProps) {
  adoptStyles(formStyles);
  const text = useRetailText();
  const lacking = useLacking();
  const host = useRemoteHost();
  const titleOf = useSpoken();
  const optionsOf = useValueOptions(brand.id);
  const places = useQuery(branchTreeQuery(host.http, brand.id));
  const { draft, setDraft, version, hasUnsaved, wasRestored, forget, startOver } = useFilterDraft(filter);
  const saving = useSaveFilter(brand.id);
  const [attempt, setAttempt] = useState(0);
  const [isRestored, setRestored] = useState(wasRestored);

  const faults = faultsOf(draft, fields);
  const problem = problemOf(saving.error);
  const fromServer = serverFaultsOf(problem, draft);
  const lines = attempt === 0 ? [] : linesOf(faults, fromServer, { draft, fields, text, titleOf });
  const wordsAt = (inputId: string) => lines.find((line) => line.inputId === inputId)?.words;
  const change = (next: Partial<typeof draft>) => {
    setDraft({ ...draft, ...next });
    if (saving.isError) saving.reset();
  };
  const save = (target: { filterId: string | null; version: number }) => {
    setAttempt(attempt + 1);
    if (faults.length > 0 || saving.isPending) return;
    const { name, shared, criteria } = draft;
    saving.mutate(
      { ...target, name, shared, criteria: criteriaOf(criteria) },
      {
        onSuccess: (saved) => {
          forget();
          const isActive = saved.state === 'ACTIVE';
          const words = text(isActive ? 'filters.form.savedDirty' : 'filters.form.saved', {
            name: saved.name,
          });
          host.notify({ kind: 'success', text: words });
          onSaved(saved);
        },
      },
    );
  };
  const target = { filterId: filter?.filterId ?? null, version };
  const nameFault = wordsAt(nameInputId);
  const criteriaFault = wordsAt(criteriaId);
  return (
    <form
      noValidate
      aria-label={
        filter === null
          ? text('filters.form.newTitle')
          : text('filters.form.editTitle', { name: filter.name })
      }
      onSubmit={(event) => {
        event.preventDefault();
        save(target);
      }}
    >
      {isRestored ? (
        <Alert
          type="info"
          role="status"
          showIcon
          className="th-after-16"
          title={text('filters.form.kept')}
          action={
            <Button
              size="small"
              onClick={() => {
                startOver(filter);
                setRestored(false);
              }}
            >
              {text('filters.form.discard')}
            </Button>
          }
        />
      ) : null}
      <FaultSummary lines={lines} attempt={attempt} />
      {problem !== null && (problem.code === 'VERSION_CONFLICT' || problem.code === 'NOT_FOUND') ? (
        <ConflictNotice
          brandId={brand.id}
          filterId={target.filterId}
          isGone={problem.code === 'NOT_FOUND'}
          onOverwrite={(now) => save({ filterId: target.filterId, version: now.version })}
          onTakeTheirs={(now) => {
            saving.reset();
            startOver(now);
          }}
          onSaveAsNew={() => save({ filterId: null, version: 0 })}
        />
      ) : saving.isError && fromServer.length === 0 ? (
        <div className="th-after-16">
          <ProblemNotice
            title={text('filters.form.failed')}
            error={saving.error}
            onRetry={() => save(target)}
          />
        </div>
      ) : null}
      <div className="th-field">
        <label htmlFor={nameInputId}>{text('filters.form.name')}</label>
        <Input
          id={nameInputId}
          value={draft.name}
          autoComplete="off"
          aria-required
          aria-invalid={nameFault !== undefined}
          aria-describedby={
            nameFault === undefined ? 'filter-name-hint' : 'filter-name-fault filter-name-hint'
          }
          {...(nameFault === undefined ? {} : { status: 'error' as const })}
          onChange={(event) => change({ name: event.target.value })}
        />
        {nameFault === undefined ? null : (
          <div id="filter-name-fault" className="th-fault">
            {nameFault}
          </div>
        )}
        <small id="filter-name-hint">{text('filters.form.nameHint')}</small>
      </div>
      <div className="th-field">
        <Checkbox
          checked={draft.shared}
          disabled={!mayShare}
          aria-describedby="filter-shared-hint"
          onChange={(event) => change({ shared: event.target.checked })}
        >
          {text('filters.form.shared', { brand: brand.name })}
        </Checkbox>
        <small id="filter-shared-hint">
          {mayShare ? text('filters.form.sharedHint') : lacking('filters.shared')}
        </small>
      </div>
      {places.isLoadingError ? (
        <div className="th-field">
          <ProblemNotice
            title={text('tree.failed')}
            error={places.error}
            onRetry={() => void places.refetch()}
          />
        </div>
      ) : null}
      <div
        className="th-field"
        role="group"
        aria-describedby={criteriaFault === undefined ? undefined : 'criteria-fault'}
      >
        <GroupEditor
          group={draft.criteria}
          fields={fields}
          optionsOf={optionsOf}
          faultOf={wordsAt}
          onChange={(criteria) => change({ criteria })}
        />
        {criteriaFault === undefined ? null : (
          <div id="criteria-fault" className="th-fault">
            {criteriaFault}
          </div>
        )}
      </div>
      <DraftEffect brandId={brand.id} draft={draft} fields={fields} period={period} />
      <Flex gap="small" justify="flex-end" className="th-before-16">
        <Button onClick={onCancel}>{text('filters.form.cancel')}</Button>
        <Button
          type="primary"
          htmlType="submit"
          icon={<SaveOutlined aria-hidden />}
          loading={saving.isPending}
        >
          {text('filters.form.save')}
        </Button>
      </Flex>
      <LeaveGuard
        loses={(from, to) => hasUnsaved() && placeOf(from) !== placeOf(to)}
        what={
          filter === null
            ? text('filters.form.leaveNew')
            : text('filters.form.leaveText', { name: filter.name })
        }
        onLeave={forget}
      />
    </form>
  );
}

/** A reload or an ended session needs no question: the draft is kept and comes back. */
function placeOf({ pathname, search }: Location): string {
  return `${pathname} ${panelOf(new URLSearchParams(search)) ?? ''}`;
}

import type { BrandCard } from '@tallyhouse/shared/contracts/brands';
import { proposeChange, type Change } from '@tallyhouse/shared/contracts/changes';
import type { LegalEntity } from '@tallyhouse/shared/contracts/legal-entities';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Input } from '@tallyhouse/shared/kit/core';
import { Modal } from '@tallyhouse/shared/kit/modal';
import { Select } from '@tallyhouse/shared/kit/select';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useId, useState } from 'react';
import { Labelled } from '../changes/labelled';
import { isReason, ReasonField } from '../changes/reason-field';
import { useChangesText } from '../changes/use-changes-text';
import { useProposal } from '../changes/use-proposal';
import { useLicencesText } from './use-licences-text';

interface LicenceDialogProps {
  readonly licence: LegalEntity['licences'][number];
  readonly holderId: string;
  /** Companies that may hold it. */
  readonly entities: readonly LegalEntity[];
  /** Brands that it may cover. */
  readonly brands: readonly BrandCard[];
  readonly onProposed: (change: Change) => void;
  readonly onClose: () => void;
}

/** Proposes who holds a licence and which brands it covers; those that come to it, from a day on. */
export function LicenceDialog(props: LicenceDialogProps) {
  const { licence, holderId, entities, brands, onProposed, onClose } = props;
  const text = useLicencesText();
  const changesText = useChangesText();
  const id = useId();
  const { http } = useRemoteHost();
  const covered = licence.brands.map((brand) => brand.id);
  const [draft, setDraft] = useState({ entityId: holderId, brandIds: covered, from: '', reason: '' });
  const [isTried, setTried] = useState(false);
  const isDay = draft.from === '' || /^\d{4}-\d\d-\d\d$/.test(draft.from);
  const proposing = useProposal<undefined>(
    (_, headers) => {
      const chosen = draft.brandIds.map((brandId) => {
        const known = licence.brands.find((brand) => brand.id === brandId);
        return { brandId, from: known === undefined ? draft.from || null : known.from };
      });
      const { entityId, reason } = draft;
      const payload = { deed: 'LICENCE', licenceId: licence.id, entityId, brands: chosen };
      return http.call(proposeChange, {
        body: { kind: 'LEGAL_ENTITY', payload, reason: reason.trim() },
        headers,
      });
    },
    (change) => {
      onProposed(change);
      onClose();
    },
  );
  return (
    <Modal
      open
      title={text('dialog.licence', { number: licence.number })}
      okText={text('dialog.propose')}
      cancelText={text('dialog.cancel')}
      okButtonProps={{ loading: proposing.isPending }}
      onOk={() => {
        setTried(true);
        const isWhole = isDay && draft.brandIds.length > 0 && isReason(draft.reason);
        if (isWhole && !proposing.isPending) proposing.mutate(undefined);
      }}
      onCancel={onClose}
    >
      <Labelled id={`${id}-holder`} label={text('dialog.holder')} hint={text('dialog.holderHint')}>
        <Select
          id={`${id}-holder`}
          style={{ inlineSize: '100%' }}
          value={draft.entityId}
          options={entities.map(({ id: value, name: label }) => ({ value, label }))}
          onChange={(entityId) => setDraft({ ...draft, entityId })}
        />
      </Labelled>
      <Labelled
        id={`${id}-brands`}
        label={text('brands')}
        hint={text('dialog.brandsHint')}
        isWrong={isTried && draft.brandIds.length === 0}
      >
        <Select
          id={`${id}-brands`}
          mode="multiple"
          style={{ inlineSize: '100%' }}
          value={draft.brandIds}
          options={brands.map(({ id: value, name: label }) => ({ value, label }))}
          onChange={(brandIds) => setDraft({ ...draft, brandIds })}
        />
      </Labelled>
      <Labelled
        id={`${id}-from`}
        label={text('dialog.from')}
        hint={text('dialog.fromHint')}
        isWrong={isTried && !isDay}
      >
        <Input
          id={`${id}-from`}
          autoComplete="off"
          maxLength={10}
          value={draft.from}
          aria-describedby={`${id}-from-hint`}
          onChange={(event) => setDraft({ ...draft, from: event.target.value.trim() })}
        />
      </Labelled>
      <ReasonField
        value={draft.reason}
        isTried={isTried}
        onChange={(reason) => setDraft({ ...draft, reason })}
      />
      {proposing.error === null ? null : (
        <ProblemNotice title={changesText('proposeFailed')} error={proposing.error} />
      )}
    </Modal>
  );
}

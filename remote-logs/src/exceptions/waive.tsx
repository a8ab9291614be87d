import { waiveDataExceptions, type DataException } from '@tallyhouse/shared/contracts/data-exceptions';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { FormDialog } from '@tallyhouse/shared/ui/unsaved/form-dialog';
import { useMutation, useQueryClient } from '@tallyhouse/shared/kit/query';
import { ActionButton } from '@tallyhouse/shared/ui/action-button';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { ReasonField } from '@tallyhouse/shared/ui/reason-field';
import { useLacking } from '@tallyhouse/shared/reporting/use-lacking';
import { useState } from 'react';
import { exceptionsKey } from './exceptions-queries';
import { useExceptionsText } from './use-exceptions-text';

interface WaiveProps {
  readonly exceptions: readonly DataException[];
  readonly onDone?: () => void;
}

/** Proposes that records stand as they are; somebody else confirms it. */
export function Waive({ exceptions, onDone }: WaiveProps) {
  const { session } = useRemoteHost();
  const text = useExceptionsText();
  const lacking = useLacking();
  const [isOpen, setOpen] = useState(false);
  const brands = new Set(exceptions.map(({ brandId }) => brandId));
  const obstacle = !session.permissions.includes('loads.manage')
    ? lacking('loads.manage')
    : brands.size !== 1
      ? text('waive.choose')
      : exceptions.every(({ state }) => state === 'OPEN')
        ? null
        : text('waive.notOpen');
  const { length: count } = exceptions;
  return (
    <>
      <ActionButton blockedBecause={obstacle} onClick={() => setOpen(true)}>
        {count > 1 ? text('waive.many', { count }) : text('waive.button')}
      </ActionButton>
      {isOpen ? (
        <WaiveDialog
          exceptions={exceptions}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onDone?.();
          }}
        />
      ) : null}
    </>
  );
}

/** As the server asks. */
const leastReason = 10;

function WaiveDialog({
  exceptions,
  onClose,
  onDone,
}: Required<WaiveProps> & { readonly onClose: () => void }) {
  const host = useRemoteHost();
  const text = useExceptionsText();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const count = exceptions.length;
  const isShort = reason.trim().length < leastReason;
  const waive = useMutation({
    mutationFn: () =>
      host.http.call(waiveDataExceptions, {
        body: { ids: exceptions.map((one) => one.id), reason: reason.trim() },
      }),
    onSuccess: async () => {
      host.notify({ kind: 'success', text: text('waive.done') });
      onDone();
      await queries.invalidateQueries({ queryKey: [exceptionsKey] });
    },
  });
  const act = () => {
    setTried(true);
    if (!isShort && !waive.isPending) waive.mutate();
  };
  return (
    <FormDialog
      title={text('waive.title', { count })}
      okText={text('waive.ok')}
      cancelText={text('waive.cancel')}
      okButtonProps={{ loading: waive.isPending }}
      onOk={act}
      onCancel={onClose}
    >
      <p>{text('waive.effect', { count })}</p>
      <ReasonField
        label={text('waive.reason', { count })}
        hint={text('waive.short')}
        value={reason}
        problem={isTried && isShort ? text('waive.short') : null}
        onChange={setReason}
      />
      {waive.isError ? <ProblemNotice title={text('waive.failed')} error={waive.error} /> : null}
    </FormDialog>
  );
}

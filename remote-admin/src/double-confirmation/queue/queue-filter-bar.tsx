import { listConfirmations } from '@tallyhouse/shared/contracts/confirmation';
import { reportStateSchema, type ReportState } from '@tallyhouse/shared/contracts/reports';
import { listText } from '@tallyhouse/shared/format/list-text';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Segmented, Select } from '@tallyhouse/shared/kit/select';
import { useReportingText } from '@tallyhouse/shared/reporting/use-reporting-text';
import { confirmationKey } from '@tallyhouse/shared/reporting/sending/sending-queries';
import { DateField } from '@tallyhouse/shared/ui/date-field';
import { ChoicesFold } from '@tallyhouse/shared/ui/choices-fold';
import { queueQuery, questionOf } from '../confirmation-queries';
import { useConfirmationText } from '../use-confirmation-text';
import { queueBoxes, type QueueBox, type QueueFilters } from './queue-in-url';

/** States that never stand in the queue. */
const neverQueued: readonly ReportState[] = ['DELETED'];
/** Parts whose size is worth knowing before one opens them. */
const counted: readonly QueueBox[] = ['mine', 'returned', 'rejected'];

interface QueueFilterBarProps {
  readonly filters: QueueFilters;
  readonly onChange: (change: Partial<QueueFilters>) => void;
}

/** Which part of the queue, for which authority, in which state, due before which day. */
export function QueueFilterBar({ filters, onChange }: QueueFilterBarProps) {
  const text = useConfirmationText();
  const words = useReportingText();
  const authorities = useAuthoritiesOfQueue();
  const hasStates = filters.box === 'all' || filters.box === 'sent' || filters.box === 'submitted';
  const singly = reportStateSchema.options
    .filter((state) => !neverQueued.includes(state))
    .map((one) => [one]);
  // A link may name several states; the choice says so.
  const choices = filters.states.length > 1 ? [filters.states, ...singly] : singly;
  return (
    <div className="th-after-16 th-row-12 th-wraps th-centred">
      <div className="th-scroll th-fits">
        <Segmented<QueueBox>
          aria-label={text('box.label')}
          value={filters.box}
          options={queueBoxes.map((box) => ({ value: box, label: <BoxName box={box} /> }))}
          onChange={(box) => onChange({ box, states: [] })}
        />
      </div>
      <ChoicesFold>
        <Select<string>
          aria-label={text('filter.authority')}
          className="th-wide-160"
          value={filters.authority ?? ''}
          options={[
            { value: '', label: text('filter.anyAuthority') },
            ...[...new Set([...authorities, ...(filters.authority === null ? [] : [filters.authority])])].map(
              (authority) => ({ value: authority, label: authority }),
            ),
          ]}
          onChange={(authority) => onChange({ authority: authority === '' ? null : authority })}
        />
        {hasStates ? (
          <Select<string>
            aria-label={text('filter.state')}
            className="th-wide-200"
            value={filters.states.join()}
            options={[
              { value: '', label: text('filter.anyState') },
              ...choices.map((states) => ({
                value: states.join(),
                label: listText(states.map((state) => words(`reportState.${state}`))),
              })),
            ]}
            onChange={(chosen) =>
              onChange({ states: choices.find((states) => states.join() === chosen) ?? [] })
            }
          />
        ) : null}
        <DateField
          label={text('filter.dueBefore')}
          value={filters.dueBefore ?? undefined}
          onChange={(day) => onChange({ dueBefore: day ?? null })}
        />
      </ChoicesFold>
    </div>
  );
}

/** A tab with the number of what stands in it, where somebody has to do something about it. */
function BoxName({ box }: { readonly box: QueueBox }) {
  const text = useConfirmationText();
  const { http, session } = useRemoteHost();
  const question = questionOf({ box, authority: null, states: [], dueBefore: null, page: 1 });
  const { data } = useQuery({
    ...queueQuery(http, session.brand?.id ?? null, { ...question, pageSize: 1 }),
    enabled: counted.includes(box),
  });
  const count = data?.totalCount ?? 0;
  return <>{count === 0 ? text(`box.${box}`) : `${text(`box.${box}`)} (${count})`}</>;
}

/** Authorities that something in the queue goes to. */
function useAuthoritiesOfQueue(): readonly string[] {
  const { http, session } = useRemoteHost();
  const { data } = useQuery({
    queryKey: [confirmationKey, 'authorities', session.brand?.id ?? null],
    queryFn: async ({ signal }) => {
      const { items } = await http.call(listConfirmations, { query: { box: 'all', pageSize: 500 }, signal });
      return [...new Set(items.flatMap(({ authorityId }) => authorityId ?? []))].toSorted();
    },
  });
  return data ?? [];
}

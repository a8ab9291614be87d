import { deadlineStateSchema, readCalendar, type DeadlineLine } from '@tallyhouse/shared/contracts/deadlines';
import { periodSchema } from '@tallyhouse/shared/contracts/scalars';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { DownloadOutlined } from '@tallyhouse/shared/kit/icons';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useMutation, useQuery } from '@tallyhouse/shared/kit/query';
import { useSearchParams } from '@tallyhouse/shared/kit/router';
import { Segmented } from '@tallyhouse/shared/kit/select';
import { saveDownload } from '@tallyhouse/shared/reporting/save-download';
import { usePeriod } from '@tallyhouse/shared/reporting/use-period';
import { ActionButton } from '@tallyhouse/shared/ui/action-button';
import { DateField } from '@tallyhouse/shared/ui/date-field';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { FiguresTable } from '@tallyhouse/shared/ui/figures-table';
import { addDays } from '@tallyhouse/shared/contracts/period-steps';
import { NotLoaded } from '@tallyhouse/shared/ui/not-loaded';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useBeginning } from '@tallyhouse/shared/ui/use-beginning';
import { useState } from 'react';
import { calendarQuery } from './authorities-queries';
import { byUrgency, deadlineStates } from './deadline-order';
import { DeadlineRow } from './deadline-row';
import { RecordFiling } from './record-filing';
import { UndatedList } from './undated-list';
import { useAuthoritiesText } from './use-authorities-text';

const shownOnPhone = 8;

/** Everything that is due in some days, late ones first, as a list and as a file for other calendars. */
export function DueCalendar() {
  const text = useAuthoritiesText();
  const { http, session } = useRemoteHost();
  const { today } = usePeriod();
  const [parameters, setParameters] = useSearchParams();
  const [filing, setFiling] = useState<DeadlineLine | null>(null);
  const named = periodSchema.safeParse({ from: parameters.get('from'), to: parameters.get('to') });
  const range = named.success ? named.data : { from: addDays(today, -31), to: addDays(today, 60) };
  const state = deadlineStateSchema.safeParse(parameters.get('state')).data;
  const calendar = useQuery(calendarQuery(http, session.brand?.id ?? null, { ...range, state }));
  const due = byUrgency(calendar.data?.items ?? []);
  // One that an address names is among what is shown.
  const namedAt = due.findIndex(({ id }) => id === parameters.get('deadline'));
  const { shown, more } = useBeginning(due, Math.max(shownOnPhone, namedAt + 1));
  const download = useMutation({
    mutationFn: () => http.download(readCalendar, { query: { ...range, format: 'ics' } }),
    onSuccess: (file) => saveDownload(file, 'calendar.ics'),
  });
  const end = (name: 'from' | 'to') => (
    <DateField
      label={text(`calendar.${name}`)}
      value={range[name]}
      isRequired
      onChange={(day) => {
        const next = periodSchema.safeParse({ ...range, [name]: day });
        if (!next.success) return;
        setParameters(
          (current) => {
            current.set('from', next.data.from);
            current.set('to', next.data.to);
            return current;
          },
          { replace: true },
        );
      }}
    />
  );
  return (
    <>
      <Flex wrap gap="small" align="center" className="th-after-12">
        {end('from')}
        {end('to')}
        <Segmented
          aria-label={text('calendar.state')}
          value={state ?? 'ALL'}
          options={(['ALL', ...deadlineStates] as const).map((value) => ({
            value,
            label: text(`calendar.states.${value}`),
          }))}
          onChange={(value) =>
            setParameters(
              (current) => {
                if (value === 'ALL') current.delete('state');
                else current.set('state', value);
                return current;
              },
              { replace: true },
            )
          }
        />
        <ActionButton
          icon={<DownloadOutlined aria-hidden />}
          title={text('calendar.downloadHint')}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {text('calendar.download')}
        </ActionButton>
      </Flex>
      {download.error === null ? null : (
        <ProblemNotice title={text('calendar.downloadFailed')} error={download.error} />
      )}
      {calendar.isError || calendar.data === undefined ? (
        <NotLoaded query={calendar} failed={text('calendar.failed')} rows={8} />
      ) : calendar.data.items.length === 0 ? (
        <EmptyNotice title={text('calendar.none')} hint={text('calendar.noneHint')} />
      ) : (
        <>
          <FiguresTable isList label={text('view.calendar')} isBusy={calendar.isPlaceholderData}>
            <thead>
              <tr>
                <th scope="col">{text('calendar.due')}</th>
                <th scope="col">{text('calendar.what')}</th>
                <th scope="col">{text('column.authority')}</th>
                <th scope="col">{text('calendar.state')}</th>
                <th scope="col">{text('calendar.step')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((one) => (
                <DeadlineRow
                  key={one.id}
                  deadline={one}
                  isNamed={one.id === parameters.get('deadline')}
                  onRecord={() => setFiling(one)}
                />
              ))}
            </tbody>
          </FiguresTable>
          {more}
        </>
      )}
      <UndatedList undated={calendar.data?.undated ?? []} />
      {filing === null ? null : (
        <RecordFiling key={filing.id} deadline={filing} today={today} onClose={() => setFiling(null)} />
      )}
    </>
  );
}

import type { Instant } from '../../contracts/scalars';
import { addDays } from '../../contracts/period-steps';
import { periodText } from '../../format/day';
import { instantText } from '../../format/instant';
import { useRemoteHost } from '../../host/remote-host';
import { Skeleton } from '../../kit/feedback';
import { useQuery } from '../../kit/query';
import { gamingDayAt } from '../../ui/period/period-presets';
import { CauseSteps } from './cause-steps';
import { RecordList, recordsPerPage, useRecordCauses } from './record-causes';
import { useWhyText } from './use-why-text';
import type { WhyAsked } from './why-in-url';
import { totalChangesQuery } from './why-queries';
import { askedIn, type WhyQuestion } from './why-question';
import { WhyTrouble } from './why-trouble';

interface AgainstKnownProps {
  readonly question: WhyQuestion;
  readonly asked: WhyAsked & { readonly since: Instant };
}

/** Why a figure is another one than it was known to be: what came late, was corrected or given back since. */
export function AgainstKnown({ question, asked: { figure, by, since } }: AgainstKnownProps) {
  const text = useWhyText();
  const { http, session } = useRemoteHost();
  const { chosen, setChosen, buttonOf, openerOf } = useRecordCauses();
  const zone = session.brand?.zone ?? 'UTC';
  // Days that were not over by then had nothing to be late for.
  const lastOver = addDays(gamingDayAt(new Date(since), zone, session.brand?.cutoff ?? '00:00'), -1);
  const { from, to } = question.period;
  const days = { from, to: to < lastOver ? to : lastOver };
  const changes = useQuery({
    ...totalChangesQuery(http, session.brand?.id ?? null, {
      ...askedIn(question, days),
      ...{ since, figure, pageSize: recordsPerPage, page: chosen?.page ?? 1 },
      ...(chosen !== null && { cause: chosen.cause }),
    }),
    enabled: days.to >= from,
  });
  if (days.to < from) return <p>{text('noDaysBefore')}</p>;
  if (changes.isError)
    return (
      <WhyTrouble
        question={question}
        asked={{ figure, by, since }}
        error={changes.error}
        onRetry={() => void changes.refetch()}
      />
    );
  if (changes.data === undefined) return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
  const { currency, before, now, causes } = changes.data;
  const instant = instantText(since, zone);
  return (
    <>
      <p className="th-panel-explain">{text('explainKnown', { days: periodText(days), instant })}</p>
      <CauseSteps
        figure={text(`figures.${figure}`)}
        currency={currency}
        before={{ name: text('known', { instant }), amount: before }}
        now={{ name: text('knownNow'), amount: now }}
        isBusy={changes.isPlaceholderData}
        causes={causes.map(({ cause, records, amount }) => ({
          ...{ key: cause, name: text(`of.${cause}`), meaning: text(`meaning.${cause}`), amount },
          records: buttonOf(cause, records),
          open: openerOf(cause, records),
        }))}
      />
      {chosen === null ? null : (
        <RecordList
          answer={changes.data}
          currency={currency}
          chosen={chosen}
          onChange={setChosen}
          isBusy={changes.isPlaceholderData}
        />
      )}
    </>
  );
}

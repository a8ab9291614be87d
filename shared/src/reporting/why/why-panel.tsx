import { useState } from 'react';
import { explainedFigureSchema } from '../../contracts/total-changes';
import { addDays } from '../../contracts/period-steps';
import { periodText } from '../../format/day';
import { useRemoteHost } from '../../host/remote-host';
import { Button } from '../../kit/core';
import { Flex } from '../../kit/layout';
import { useSearchParams } from '../../kit/router';
import { Segmented } from '../../kit/select';
import { adoptStyles } from '../../ui/adopt-styles';
import { DateField } from '../../ui/date-field';
import { Panel } from '../../ui/panel';
import { instantOf } from '../../ui/period/gaming-span';
import { gamingDayAt } from '../../ui/period/period-presets';
import { useSectionInView } from '../../ui/use-section-in-view';
import { AgainstKnown } from './against-known';
import { AgainstPeriod } from './against-period';
import { SinceAccepted } from './since-accepted';
import { useWhyText } from './use-why-text';
import { whyAskedOf, whyParts, withWhyAsked, type WhyAsked, type WhyPart } from './why-in-url';
import { isOfOneBrand, type WhyQuestion } from './why-question';

const anchor = 'why';

// Below the bar of the report, which takes more room on a phone.
const styles = `
.th-why { scroll-margin-block-start: 24px; }
@media (max-width: 640px) { .th-why { scroll-margin-block-start: 140px; } }
`;

interface WhyPanelProps {
  readonly question: WhyQuestion;
  /** Whether it stands on the screen only once the address asks for it: something else offers to. */
  readonly isOffered?: boolean;
}

/**
 * Why a figure changed: against the period compared with, or against what the same days were known to come to. Causes
 * add up to the difference, to the cent, and each leads to its records. The screen needs a `DrillDrawer`.
 */
export function WhyPanel({ question, isOffered = false }: WhyPanelProps) {
  adoptStyles(styles);
  const text = useWhyText();
  const [parameters, setParameters] = useSearchParams();
  const asked = whyAskedOf(parameters);
  const ask = (next: WhyAsked | null) =>
    setParameters((current) => withWhyAsked(current, next), { replace: true });
  const periods = { before: periodText(question.before), now: periodText(question.period) };

  // A link that asks for the reason leads to it, not to the top of the report.
  const [wasAsked] = useState(asked !== null);
  useSectionInView(asked !== null && (wasAsked || isOffered) ? anchor : '');

  if (asked === null && isOffered) return null;
  return (
    <div id={anchor} className="th-why">
      <Panel
        title={text('title')}
        {...((asked === null || asked.since === null) && { explain: text('explain', periods) })}
        actions={
          asked === null ? null : (
            <Button type="link" size="small" onClick={() => ask(null)}>
              {text('close')}
            </Button>
          )
        }
      >
        {asked === null ? (
          <Button
            type="link"
            className="th-pad-inline-0"
            onClick={() => ask({ figure: 'ggr', by: 'vertical', since: null })}
          >
            {text('open')}
          </Button>
        ) : (
          <Explanation question={question} asked={asked} onAsk={ask} />
        )}
      </Panel>
    </div>
  );
}

interface ExplanationProps {
  readonly question: WhyQuestion;
  readonly asked: WhyAsked;
  readonly onAsk: (asked: WhyAsked) => void;
}

function Explanation({ question, asked, onAsk }: ExplanationProps) {
  const text = useWhyText();
  const known = useKnown(question);
  const mayReadRecords = useRemoteHost().session.permissions.includes('reports.view-detail');
  const { since } = asked;
  return (
    <>
      <Flex gap={8} wrap align="center" className="th-after-12">
        <Segmented
          aria-label={text('figure')}
          value={asked.figure}
          options={explainedFigureSchema.options.map((value) => ({ value, label: text(`figures.${value}`) }))}
          onChange={(figure) => onAsk({ ...asked, figure })}
        />
        {known === null || !mayReadRecords ? null : (
          <Segmented
            aria-label={text('against')}
            value={since === null ? 'period' : 'known'}
            options={[
              { value: 'period', label: periodText(question.before) },
              { value: 'known', label: text('againstKnown') },
            ]}
            onChange={(against) => onAsk({ ...asked, since: against === 'known' ? known.usual : null })}
          />
        )}
        {since === null ? (
          <Segmented
            aria-label={text('by')}
            value={asked.by}
            options={known === null ? byOptions(text, groupParts) : byOptions(text, whyParts)}
            onChange={(by) => onAsk({ ...asked, by })}
          />
        ) : known === null ? null : (
          <>
            <DateField
              label={text('knownOn')}
              value={known.dayOf(since)}
              isRequired
              onChange={(day = known.today) =>
                // Nothing is known yet of what is still to come.
                onAsk({ ...asked, since: known.startOf(day < known.today ? day : known.today) })
              }
            />
            <SinceAccepted
              period={question.period}
              dayOf={known.dayOf}
              onChoose={(instant) => onAsk({ ...asked, since: instant })}
            />
          </>
        )}
      </Flex>
      {since !== null && known !== null ? (
        <AgainstKnown key={since} question={question} asked={{ ...asked, since }} />
      ) : known === null && !groupParts.includes(asked.by) ? (
        <p>{text('oneBrand')}</p>
      ) : (
        <AgainstPeriod question={question} asked={asked} />
      )}
    </>
  );
}

/** By these a change is told of several brands, and in any currency. */
const groupParts: readonly WhyPart[] = ['channel', 'licence', 'vertical'];

function byOptions(text: ReturnType<typeof useWhyText>, parts: readonly WhyPart[]) {
  return parts.map((value) => ({ value, label: text(`parts.${value}`) }));
}

/** What a figure can be set against as it was known: the gaming days of one brand, in its own currency; null else. */
function useKnown(question: WhyQuestion) {
  const { brand } = useRemoteHost().session;
  const [nowMs] = useState(() => Date.now());
  const { period, asOf = null } = question;
  if (brand === null || !isOfOneBrand(question, brand)) return null;
  const { zone, cutoff } = brand;
  const dayOf = (instant: string) => gamingDayAt(new Date(instant), zone, cutoff);
  const startOf = (day: string) => new Date(instantOf(zone, day, cutoff)).toISOString();
  const today = dayOf(asOf ?? new Date(nowMs).toISOString());
  // A day after the last one its files have usually come.
  const afterwards = addDays(period.to, 2);
  return { dayOf, startOf, today, usual: startOf(afterwards < today ? afterwards : today) };
}

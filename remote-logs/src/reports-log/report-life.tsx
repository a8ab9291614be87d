import { listText } from '@tallyhouse/shared/format/list-text';
import type { StatusReport } from '@tallyhouse/shared/contracts/status-reports';
import { countText } from '@tallyhouse/shared/format/count';
import { durationText, momentText } from '@tallyhouse/shared/format/instant';
import { Typography } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { adoptStyles } from '@tallyhouse/shared/ui/adopt-styles';
import { SectionTitle } from './section-title';
import { ShortHash } from '@tallyhouse/shared/ui/short-hash';
import { StepTags } from './step-columns';
import { StepActor, StepReason } from './step-reason';
import { useReportsLogText } from './use-reports-log-text';

const styles = `
.th-report-life { list-style: none; margin: 0; padding: 0; }
.th-report-life > li { padding-block: 8px; border-block-end: 1px solid var(--th-line); overflow-wrap: anywhere; }
`;

interface ReportLifeProps {
  /** Newest first. */
  readonly steps: readonly StatusReport[];
  readonly zone: string;
}

/** What happened to one version, newest first: who, when, how long it took, why, and the row that proves it. */
export function ReportLife({ steps, zone }: ReportLifeProps) {
  adoptStyles(styles);
  const text = useReportsLogText();
  return (
    <section>
      <SectionTitle words={text('drawer.life')} />
      <ol className="th-report-life" reversed aria-label={text('drawer.life')}>
        {steps.map((step, index) => {
          const before = steps[index + 1];
          return (
            <li key={step.id}>
              <Flex gap="4px 12px" wrap align="center">
                <StepTags step={step} text={text} />
                <StepActor step={step} />
                <Typography.Text type="secondary">
                  {listText([
                    momentText(step.time, zone),
                    ...(before === undefined
                      ? []
                      : [
                          text('drawer.after', {
                            duration: durationText(secondsBetween(before.time, step.time)),
                          }),
                        ]),
                  ])}
                </Typography.Text>
              </Flex>
              {step.reason === null ? null : (
                <div>
                  <StepReason step={step} />
                </div>
              )}
              <Typography.Text type="secondary" className="th-text-12">
                {text('column.chain')}:{' '}
                {step.chain === null ? (
                  text('noChain')
                ) : (
                  <>
                    {countText(step.chain.seq)} <ShortHash hash={step.chain.hash} />
                  </>
                )}
              </Typography.Text>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function secondsBetween(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
}

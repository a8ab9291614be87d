import { reportStateSchema, type ReportState } from '../contracts/reports';
import { Button } from '../kit/core';
import { Flex } from '../kit/layout';
import { useReportingText } from './use-reporting-text';

interface ReportStateChipsProps {
  readonly chosen: readonly ReportState[];
  readonly onChange: (chosen: readonly ReportState[]) => void;
}

/** A chip for each state that a report can be in, in the order of its life; choosing several shows any of them. */
export function ReportStateChips({ chosen, onChange }: ReportStateChipsProps) {
  const text = useReportingText();
  const toggle = (state: ReportState) =>
    onChange(chosen.includes(state) ? chosen.filter((one) => one !== state) : [...chosen, state]);
  return (
    <Flex gap={4} wrap role="group" aria-label={text('states')}>
      {reportStateSchema.options.map((state) => {
        const isOn = chosen.includes(state);
        return (
          <Button
            key={state}
            size="small"
            shape="round"
            type={isOn ? 'primary' : 'default'}
            aria-pressed={isOn}
            onClick={() => toggle(state)}
          >
            {text(`reportState.${state}`)}
          </Button>
        );
      })}
    </Flex>
  );
}

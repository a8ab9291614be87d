import { loadStateSchema, type LoadState } from '@tallyhouse/shared/contracts/load-data';
import { countText } from '@tallyhouse/shared/format/count';
import { fileSigns } from '@tallyhouse/shared/format/file-signs';
import { Button } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useLoadDataText } from '../i18n/use-load-data-text';

interface StateChipsProps {
  /** Batches per state under the other filters. */
  readonly counts: Readonly<Record<string, number>>;
  readonly chosen: readonly LoadState[];
  readonly onChange: (chosen: readonly LoadState[]) => void;
}

/** One chip per state that occurs, with its count; choosing several shows any of them. */
export function StateChips({ counts, chosen, onChange }: StateChipsProps) {
  const text = useLoadDataText();
  const shown = loadStateSchema.options.filter((state) => (counts[state] ?? 0) > 0 || chosen.includes(state));
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const toggle = (state: LoadState) =>
    onChange(chosen.includes(state) ? chosen.filter((other) => other !== state) : [...chosen, state]);
  return (
    <Flex wrap gap="small" role="group" aria-label={text('states')}>
      <Chip label={text('allStates')} count={all} isOn={chosen.length === 0} onPress={() => onChange([])} />
      {shown.map((state) => (
        <Chip
          key={state}
          icon={fileSigns[state]}
          label={text(`state.${state}`)}
          count={counts[state] ?? 0}
          isOn={chosen.includes(state)}
          onPress={() => toggle(state)}
        />
      ))}
    </Flex>
  );
}

interface ChipProps {
  readonly icon?: string;
  readonly label: string;
  readonly count: number;
  readonly isOn: boolean;
  readonly onPress: () => void;
}

function Chip({ icon, label, count, isOn, onPress }: ChipProps) {
  return (
    <Button
      size="small"
      shape="round"
      type={isOn ? 'primary' : 'default'}
      aria-pressed={isOn}
      onClick={onPress}
    >
      {icon === undefined ? null : <span aria-hidden>{icon}</span>}
      {label}
      <strong className="th-digits">{countText(count)}</strong>
    </Button>
  );
}

import { Segmented, Select } from '@tallyhouse/shared/kit/select';
import { useRetailText } from '../../i18n/use-retail-text';
import { placeLevels, type DateBasis, type PlaceLevel, type PlaceView } from './place-view';

interface ViewChoiceProps {
  readonly view: PlaceView;
  readonly onGo: (change: Partial<PlaceView>) => void;
}

/** Whether regions, shops or single tickets are the rows. */
export function LevelSwitch({ view: { level, parentId }, onGo }: ViewChoiceProps) {
  const text = useRetailText();
  return (
    <Segmented<PlaceLevel>
      aria-label={text('levelSwitch')}
      value={level}
      options={levelsBeside(level, parentId).map((one) => ({
        value: one,
        label: text(`level.${one}`),
      }))}
      onChange={(next) => onGo({ level: next, ...(next === 'region' && { parentId: null }) })}
    />
  );
}

/** The day that an event counts on, and the shop that a payment counts for. */
export function CountingChoices({ view: { dateBasis, payouts }, onGo }: ViewChoiceProps) {
  const text = useRetailText();
  return (
    <>
      <Select<DateBasis | 'own'>
        aria-label={text('dateBasis.label')}
        value={dateBasis ?? 'own'}
        className="th-least-210"
        options={(['own', 'sold', 'settled', 'paid'] as const).map((value) => ({
          value,
          label: text(`dateBasis.${value}`),
          title: text(`dateBasisHint.${value}`),
        }))}
        onChange={(value) => onGo({ dateBasis: value === 'own' ? null : value })}
      />
      <Select<PlaceView['payouts']>
        aria-label={text('payouts.label')}
        value={payouts}
        className="th-least-210"
        options={(['paying', 'selling'] as const).map((value) => ({
          value,
          label: text(`payouts.${value}`),
          title: text(`payoutsHint.${value}`),
        }))}
        onChange={(value) => onGo({ payouts: value })}
      />
    </>
  );
}

/** Levels that can be looked at where the reader is: beside each other, never one that needs a place not chosen. */
function levelsBeside(level: PlaceLevel, parentId: string | null): readonly PlaceLevel[] {
  if (parentId === null) return ['region', 'branch', 'ticket'];
  if (level === 'branch') return ['branch'];
  if (level === 'ticket' && /-[TC]\d+$/.test(parentId)) return ['ticket'];
  return placeLevels.slice(2);
}

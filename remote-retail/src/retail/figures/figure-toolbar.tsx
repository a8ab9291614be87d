import type { SessionView } from '@tallyhouse/shared/contracts/remote';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { Segmented, Select } from '@tallyhouse/shared/kit/select';
import type { ReactNode } from 'react';
import { useRetailText } from '../../i18n/use-retail-text';
import type { FiguresAnswer, FiguresOrder } from './figures-query';
import { placeLevels, type DateBasis, type PlaceLevel, type PlaceView } from './place-view';

interface FigureToolbarProps {
  readonly brand: NonNullable<SessionView['brand']>;
  readonly order: FiguresOrder;
  readonly answer: FiguresAnswer | undefined;
  readonly onGo: (change: Partial<PlaceView>) => void;
  readonly start: ReactNode;
}

/** Level, and what a figure counts by. */
export function FigureToolbar({ order, onGo, start }: FigureToolbarProps) {
  const text = useRetailText();
  const { level, parentId, dateBasis, payouts } = order.view;
  return (
    <Flex className="th-no-print" gap={8} wrap align="center" style={{ marginBlockEnd: 8 }}>
      {start}
      <Segmented<PlaceLevel>
        aria-label={text('levelSwitch')}
        value={level}
        options={levelsBeside(level, parentId).map((one) => ({
          value: one,
          label: text(`level.${one}`),
        }))}
        onChange={(next) => onGo({ level: next, ...(next === 'region' && { parentId: null }) })}
      />
      <Select<DateBasis | 'own'>
        aria-label={text('dateBasis.label')}
        value={dateBasis ?? 'own'}
        style={{ minWidth: 210 }}
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
        style={{ minWidth: 230 }}
        options={(['paying', 'selling'] as const).map((value) => ({
          value,
          label: text(`payouts.${value}`),
          title: text(`payoutsHint.${value}`),
        }))}
        onChange={(value) => onGo({ payouts: value })}
      />
    </Flex>
  );
}

/** Levels that can be looked at where the reader is: beside each other, never one that needs a place not chosen. */
function levelsBeside(level: PlaceLevel, parentId: string | null): readonly PlaceLevel[] {
  if (parentId === null) return ['region', 'branch', 'ticket'];
  if (level === 'branch') return ['branch'];
  if (level === 'ticket' && /-[TC]\d+$/.test(parentId)) return ['ticket'];
  return placeLevels.slice(2);
}

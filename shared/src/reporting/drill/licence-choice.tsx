import { Button } from '../../kit/core';
import { Flex } from '../../kit/layout';
import { useLicences } from '../use-licences';
import type { DrillFigure } from './drill-code';
import { useDrill } from './use-drill';
import { useDrillText } from './use-drill-text';

interface LicenceChoiceProps {
  readonly figure: DrillFigure;
  /** What the reader called it. */
  readonly name: string;
}

/** The way to the records of a figure that was converted from several currencies: those of one licence are in one. */
export function LicenceChoice({ figure, name }: LicenceChoiceProps) {
  const text = useDrillText();
  const { openPart } = useDrill();
  const licences = [...useLicences()].filter(([, { brandId }]) => brandId === figure.brandId);
  return (
    <>
      <p className="th-before-0">{text('severalCurrencies')}</p>
      <Flex gap={8} wrap>
        {licences.map(([id, { number, currency }]) => (
          <Button
            key={id}
            onClick={() =>
              openPart(
                {
                  ...figure,
                  conditions: [...(figure.conditions ?? []), { field: 'licence', op: 'eq', value: id }],
                },
                `${name} · ${number}`,
              )
            }
          >
            {number} ({currency})
          </Button>
        ))}
      </Flex>
    </>
  );
}

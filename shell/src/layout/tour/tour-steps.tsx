import { Tour } from '@tallyhouse/shared/kit/tour';
import { useFocusBack } from '@tallyhouse/shared/kit/use-focus-back';
import type { MenuGroup } from '../menu/menu-groups';
import { StopWords } from './stop-words';
import { elementOf, stopsOf } from './tour-stops';
import { useTourText } from './use-tour-text';

interface TourStepsProps {
  readonly groups: readonly MenuGroup[];
  readonly onLeave: () => void;
}

/** The tour, open at its first stop. Esc, its cross and its end leave it. */
export function TourSteps({ groups, onLeave }: TourStepsProps) {
  const text = useTourText();
  useFocusBack(true);
  const stops = stopsOf(groups);
  return (
    <Tour
      open
      onClose={onLeave}
      closable={{ 'aria-label': text('close') }}
      indicatorsRender={() => null}
      steps={stops.map((stop, place) => ({
        title: text(`steps.${stop.name}.title`),
        target: elementOf(stop),
        description: (
          <StopWords
            title={text(`steps.${stop.name}.title`)}
            words={text(`steps.${stop.name}.words`)}
            at={text('at', { step: place + 1, of: stops.length })}
          />
        ),
        prevButtonProps: { children: text('back') },
        nextButtonProps: { children: text(place === stops.length - 1 ? 'finish' : 'next') },
      }))}
    />
  );
}

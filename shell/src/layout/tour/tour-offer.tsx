import { Button } from '@tallyhouse/shared/kit/core';
import { useId } from 'react';
import { useTour } from './tour';
import { useTourText } from './use-tour-text';

/** Offers the tour to who has neither taken nor declined it in this browser: a quiet line above the dashboard. */
export function TourOffer() {
  const text = useTourText();
  const id = useId();
  const { isOffered, start, leave } = useTour();
  if (!isOffered) return null;
  return (
    <section className="tour-offer" aria-labelledby={id}>
      <h2 id={id}>{text('offer.title')}</h2>
      <span className="quiet">{text('offer.lead')}</span>
      <Button size="small" onClick={start}>
        {text('offer.take')}
      </Button>
      <Button size="small" type="text" onClick={leave}>
        {text('offer.dismiss')}
      </Button>
    </section>
  );
}

import { Link, useSearchParams } from '@tallyhouse/shared/kit/router';
import { Breadcrumb } from '@tallyhouse/shared/kit/tabs';
import { useRetailText } from '../../i18n/use-retail-text';
import type { PlaceStep } from './place-steps';
import { withPlaceView } from './place-view';

interface PlacePathProps {
  readonly steps: readonly PlaceStep[];
}

/** Where the reader is among regions, branches, terminals and cashiers; every part but the last is a link back to it. */
export function PlacePath({ steps }: PlacePathProps) {
  const text = useRetailText();
  const [search] = useSearchParams();
  return (
    <nav aria-label={text('path')}>
      <Breadcrumb
        items={steps.map(({ key, title, target }, index) => ({
          key,
          title:
            index === steps.length - 1 ? (
              <span aria-current="page">{title}</span>
            ) : (
              <Link to={`?${withPlaceView(search, target).toString()}`}>{title}</Link>
            ),
        }))}
      />
    </nav>
  );
}

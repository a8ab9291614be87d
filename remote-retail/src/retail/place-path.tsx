import { Button } from '@tallyhouse/shared/kit/core';
import { Breadcrumb } from '@tallyhouse/shared/kit/tabs';
import { useRetailText } from '../i18n/use-retail-text';
import { viewOn, type RetailView } from './retail-view';

interface PlacePathProps {
  readonly view: RetailView;
  /** Name of the branch shown; its id until the name is known. */
  readonly branchName: string | undefined;
  readonly onGo: (view: RetailView) => void;
}

/** Where the reader is among regions and branches; every part but the last leads back to it. */
export function PlacePath({ view, branchName, onGo }: PlacePathProps) {
  const text = useRetailText();
  const { region, branch } = view;
  const withoutRegion = viewOn(view, 'region');
  const steps = [
    { key: 'regions', title: text('allRegions'), target: withoutRegion },
    ...(region === undefined && view.level !== 'region'
      ? [
          {
            key: 'branches',
            title: text('allBranches'),
            target: { ...withoutRegion, level: 'branch' as const },
          },
        ]
      : []),
    ...(region === undefined ? [] : [{ key: 'region', title: region, target: viewOn(view, 'branch') }]),
    ...(branch === undefined ? [] : [{ key: 'branch', title: branchName ?? branch, target: view }]),
  ];
  return (
    <nav aria-label={text('path')}>
      <Breadcrumb
        items={steps.map(({ key, title, target }, index) => ({
          key,
          title:
            index === steps.length - 1 ? (
              <span aria-current="page">{title}</span>
            ) : (
              <Button
                type="link"
                size="small"
                style={{ padding: 0, height: 'auto' }}
                onClick={() => onGo(target)}
              >
                {title}
              </Button>
            ),
        }))}
      />
    </nav>
  );
}

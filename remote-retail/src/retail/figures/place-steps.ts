import type { RetailText } from '../../i18n/use-retail-text';
import { branchIn, type RegionOfTree } from '../branches/branch-tree-query';
import type { PlaceView } from './place-view';

/** One step of the way to a place, and the view it leads back to. */
export interface PlaceStep {
  readonly key: string;
  readonly title: string;
  readonly target: Pick<PlaceView, 'level' | 'parentId'>;
}

/** The way from all regions to what is shown, by the tree of the brand's places. */
export function placeSteps(
  { level, parentId }: PlaceView,
  regions: readonly RegionOfTree[],
  text: RetailText,
): readonly PlaceStep[] {
  const top: PlaceStep = {
    key: 'regions',
    title: text('allRegions'),
    target: { level: 'region', parentId: null },
  };
  if (level === 'region') return [top];
  if (parentId === null) {
    const all = level === 'ticket' ? 'allTickets' : 'allBranches';
    return [top, { key: 'all', title: text(all), target: { level, parentId: null } }];
  }
  if (level === 'branch') return [top, regionStep(parentId)];
  const place = placeIn(regions, parentId);
  if (place === null) return [top, { key: parentId, title: parentId, target: { level, parentId } }];
  const { region, branch, point } = place;
  const steps: PlaceStep[] = [
    top,
    regionStep(region),
    {
      key: branch.id,
      title: branch.name,
      target: { level: point?.level ?? 'terminal', parentId: branch.id },
    },
  ];
  if (point !== null)
    steps.push({ key: point.id, title: point.name, target: { level: 'ticket', parentId: point.id } });
  else if (level === 'ticket') {
    steps.push({ key: 'tickets', title: text('level.ticket'), target: { level, parentId: branch.id } });
  }
  return steps;
}

function regionStep(region: string): PlaceStep {
  return { key: region, title: region, target: { level: 'branch', parentId: region } };
}

/** The branch that `id` is, or stands in: a branch, a terminal or a cashier. */
export function placeIn(regions: readonly RegionOfTree[], id: string) {
  const found = branchIn(regions, id);
  if (found !== null) return { ...found, point: null };
  for (const { region, branches } of regions) {
    for (const branch of branches) {
      if (branch.terminals.some((terminal) => terminal.id === id)) {
        return { region, branch, point: { id, name: id, level: 'terminal' as const } };
      }
      const cashier = branch.cashiers.find((one) => one.id === id);
      if (cashier !== undefined) {
        return { region, branch, point: { id, name: cashier.name, level: 'cashier' as const } };
      }
    }
  }
  return null;
}

import type { SessionView } from '@tallyhouse/shared/contracts/remote';
import { Button } from '@tallyhouse/shared/kit/core';
import { MenuFoldOutlined, MenuUnfoldOutlined } from '@tallyhouse/shared/kit/icons';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { EmptyFigures, NilNotice, type Emptiness } from '@tallyhouse/shared/reporting/page/empty-figures';
import { adoptStyles } from '@tallyhouse/shared/ui/adopt-styles';
import { useOpened } from '@tallyhouse/shared/preferences/opened-parts';
import { useRetailText } from '../../i18n/use-retail-text';
import { BranchTree } from '../branches/branch-tree';
import type { PlaceKind } from '../branches/tree-nodes';
import { LevelSwitch } from './figure-toolbar';
import { FiguresGrid } from './figures-grid';
import type { FiguresOrder } from './figures-query';
import { PlaceSearch } from './place-search';
import type { PlaceView } from './place-view';
import type { useFigures } from './use-figures';

const styles = `
.th-places { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; color: var(--th-ink); }
.th-places-tree { background: var(--th-paper); border: 1px solid var(--th-line); border-radius: 8px; padding: 8px; min-width: 0; max-height: 640px; overflow: auto; }
.th-tree-hint { color: var(--th-ink-soft); font-size: 12px; line-height: 16px; margin-block: 6px; }
.th-places-figures { min-width: 0; }
@media (min-width: 1100px) { .th-places-open { grid-template-columns: 264px minmax(0, 1fr); } }
@media (max-width: 1099px) { .th-places-tree { max-height: 320px; } }
@media print { .th-places-tree { display: none; } .th-places-open { grid-template-columns: minmax(0, 1fr); } }
`;

interface FiguresBodyProps {
  readonly brand: NonNullable<SessionView['brand']>;
  readonly order: FiguresOrder;
  readonly figures: ReturnType<typeof useFigures>;
  readonly emptiness: Emptiness | null;
  readonly onGo: (change: Partial<PlaceView>) => void;
}

/** The tree of places beside their figures. */
export function FiguresBody({ brand, order, figures, emptiness, onGo }: FiguresBodyProps) {
  adoptStyles(styles);
  const text = useRetailText();
  const [isOpen, setOpen] = useOpened('retail-places');
  const { view, period } = order;
  const open = (kind: PlaceKind, id: string) =>
    onGo(
      kind === 'region'
        ? { level: 'branch', parentId: id }
        : { level: kind === 'branch' ? 'terminal' : 'ticket', parentId: id },
    );
  const places = (
    <>
      <Button
        aria-expanded={isOpen}
        icon={isOpen ? <MenuFoldOutlined aria-hidden /> : <MenuUnfoldOutlined aria-hidden />}
        onClick={() => setOpen(!isOpen)}
      >
        {text('tree.toggle')}
      </Button>
      <LevelSwitch view={view} onGo={onGo} />
    </>
  );
  return (
    <div className={`th-places ${isOpen ? 'th-places-open' : ''}`}>
      {isOpen ? (
        <aside className="th-places-tree" aria-label={text('tree.label')}>
          <BranchTree brandId={brand.id} shown={shownPlace(view)} onOpen={open} />
        </aside>
      ) : null}
      <div className="th-places-figures">
        {emptiness === null && figures.query.data?.answer.meta.noActivity === true ? (
          <NilNotice period={period} />
        ) : null}
        {emptiness === null ? (
          <FiguresGrid brand={brand} order={order} figures={figures} onGo={onGo} toolbarStart={places} />
        ) : (
          <>
            <Flex className="th-no-print th-after-8" gap={8} wrap align="center">
              {places}
              <PlaceSearch view={view} onGo={onGo} />
            </Flex>
            <EmptyFigures why={emptiness} period={period} onClearFilters={() => onGo({ text: '' })} />
          </>
        )}
      </div>
    </div>
  );
}

function shownPlace({ level, parentId }: PlaceView): { kind: PlaceKind; id: string } | null {
  if (parentId === null) return null;
  if (level === 'branch') return { kind: 'region', id: parentId };
  if (level === 'terminal' || level === 'cashier') return { kind: 'branch', id: parentId };
  if (/-T\d+$/.test(parentId)) return { kind: 'terminal', id: parentId };
  return /-C\d+$/.test(parentId) ? { kind: 'cashier', id: parentId } : { kind: 'branch', id: parentId };
}

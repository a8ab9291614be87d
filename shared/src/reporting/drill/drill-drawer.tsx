import { useRemoteHost } from '../../host/remote-host';
import { Skeleton } from '../../kit/feedback';
import { Drawer } from '../../kit/modal';
import { useQuery } from '../../kit/query';
import { Breadcrumb, Tabs } from '../../kit/tabs';
import { SpokenPart } from '../../ui/spoken-part';
import { EmptyNotice } from '../../ui/empty-notice';
import type { DrillTarget } from './drill-code';
import { DrillOrigin } from './drill-origin';
import { drillTokenQuery } from './drill-queries';
import { DrillRecords } from './drill-records';
import { DrillTrouble } from './drill-trouble';
import { useDrill, type Drill } from './use-drill';
import { useDrillText } from './use-drill-text';

/** The drawer of what is behind a figure. Put it once into a screen; the address says when it is open. */
export function DrillDrawer() {
  return (
    <SpokenPart>
      <DrawerOfFigure />
    </SpokenPart>
  );
}

function DrawerOfFigure() {
  const text = useDrillText();
  const drill = useDrill();
  const { isOpen, target } = drill;
  return (
    <Drawer
      open={isOpen}
      onClose={drill.close}
      size="min(1040px, 100vw)"
      title={<DrillTitle drill={drill} />}
      closable={{ 'aria-label': text('close') }}
      destroyOnHidden
    >
      {target === null ? (
        <EmptyNotice title={text('faulty')} hint={text('faultyHint')} />
      ) : (
        <DrillContent key={JSON.stringify([target.token, target.figure])} target={target} drill={drill} />
      )}
    </Drawer>
  );
}

/** The way from the figure down to here; each step leads back up. */
function DrillTitle({ drill }: { readonly drill: Drill }) {
  const text = useDrillText();
  const { path, target } = drill;
  return (
    <nav aria-label={text('path')}>
      <div className="th-text-12 th-regular th-dim">{text('title')}</div>
      <Breadcrumb
        items={[
          ...path.map(({ name, code }, place) => ({
            key: code,
            title: (
              <button
                type="button"
                className="th-underlined th-bare-button"
                onClick={() => drill.goTo(place)}
              >
                {name}
              </button>
            ),
          })),
          { key: 'here', title: <strong aria-current="page">{target?.name ?? text('faulty')}</strong> },
        ]}
      />
    </nav>
  );
}

function DrillContent({ target, drill }: { readonly target: DrillTarget; readonly drill: Drill }) {
  const text = useDrillText();
  const { http } = useRemoteHost();
  const token = useQuery(drillTokenQuery(http, target));
  if (token.data === undefined) {
    return token.isError ? (
      <DrillTrouble title={text('failed')} error={token.error} onRetry={() => void token.refetch()} />
    ) : (
      <Skeleton active paragraph={{ rows: 8 }} />
    );
  }
  return (
    <Tabs
      items={[
        {
          key: 'records',
          label: text('tabs.records'),
          children: <DrillRecords token={token.data} target={target} drill={drill} />,
        },
        {
          key: 'origin',
          label: text('tabs.origin'),
          children: <DrillOrigin token={token.data} measure={target.measure} />,
        },
      ]}
    />
  );
}

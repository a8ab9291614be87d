import { agoText, durationText } from '../../format/instant';
import { useRemoteHost } from '../../host/remote-host';
import { Alert, Button } from '../../kit/core';
import type { ScopeParameter } from '../scope/scope-in-url';
import type { ReportHealth } from '../report-health';
import type { ReportScope } from '../use-report-scope';
import { usePageText } from './use-page-text';

interface HealthNoticeProps {
  readonly health: ReportHealth;
  /** When the figures shown came; null while none are there. */
  readonly loadedAtMs: number | null;
  readonly nowMs: number;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
  /** Asks the server whether it is there. */
  readonly onAsk: () => void;
}

/** The one thing that keeps these figures from being acted upon, and the way on; nothing where there is none. */
export function HealthNotice({ health, loadedAtMs, nowMs, ...rest }: HealthNoticeProps) {
  const text = usePageText();
  const host = useRemoteHost();
  const { late, newerAt, isNewerUrgent } = health.data;
  if (health.isOffline || health.isUnreachable) {
    const loadedAt = loadedAtMs === null ? null : new Date(loadedAtMs).toISOString();
    return (
      <Alert
        type="warning"
        showIcon
        role="alert"
        className="th-after-16"
        title={text(health.isOffline ? 'offline.title' : 'offline.unreachable')}
        description={
          loadedAt === null
            ? text('offline.hintNoData')
            : text('offline.hint', { ago: agoText(loadedAt, nowMs) })
        }
        action={
          health.isOffline ? null : (
            <Button size="small" onClick={rest.onAsk}>
              {text('offline.retry')}
            </Button>
          )
        }
      />
    );
  }
  if (isNewerUrgent) {
    return (
      <Alert
        type="warning"
        showIcon
        role="status"
        className="th-after-16"
        title={text('stale.newer')}
        description={text('stale.newerHint', { ago: agoText(newerAt, nowMs) })}
        action={
          <Button size="small" type="primary" loading={rest.isRefreshing} onClick={rest.onRefresh}>
            {text('stale.refresh')}
          </Button>
        }
      />
    );
  }
  if (late === null) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      className="th-after-8"
      title={
        <>
          <strong>{text('stale.late')}</strong> ·{' '}
          {text('stale.lateHint', { sources: late.sources.join(', '), age: durationText(late.seconds) })}
        </>
      }
      action={
        host.session.permissions.includes('loads.view') ? (
          <Button size="small" onClick={() => host.navigate('/load-data')}>
            {text('stale.lateAction')}
          </Button>
        ) : null
      }
    />
  );
}

/** Parts of the address that were no value of theirs, in words, and the way to be rid of them. */
export function IgnoredNotice({ scope }: { readonly scope: ReportScope }) {
  const text = usePageText();
  if (scope.ignored.length === 0) return null;
  const names = [...new Set(scope.ignored.map((name) => text(`ignored.names.${name}`)))].join(', ');
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      className="th-after-16"
      title={text('ignored.title')}
      description={text('ignored.hint', { names })}
      action={
        <Button size="small" onClick={() => scope.set(usualOf(scope))}>
          {text('ignored.action')}
        </Button>
      }
    />
  );
}

/** What the page shows in place of the parameters left out, to be written over them. */
function usualOf(scope: ReportScope): Parameters<ReportScope['set']>[0] {
  const usual: Readonly<Record<ScopeParameter, Parameters<ReportScope['set']>[0]>> = {
    from: { period: scope.period },
    to: { period: scope.period },
    basis: { basis: scope.basis },
    currency: { currency: null },
    asOf: { asOf: null },
    compare: { compare: 'none' },
    authority: { authority: null },
  };
  return Object.assign({}, ...scope.ignored.map((name) => usual[name])) as Parameters<ReportScope['set']>[0];
}

/** Brands whose figures are not in the totals. */
export function PartialNotice({ brands }: { readonly brands: readonly string[] }) {
  const text = usePageText();
  if (brands.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      className="th-after-16"
      title={text('partial.title', { count: brands.length })}
      description={text('partial.hint', { names: brands.join(', ') })}
    />
  );
}

import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useMatch, useSearchParams } from '@tallyhouse/shared/kit/router';
import { Tabs } from '@tallyhouse/shared/kit/tabs';
import { ForbiddenNotice } from '@tallyhouse/shared/reporting/forbidden-notice';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { useEffect } from 'react';
import { DueCalendar } from './due-calendar';
import { filingRoute } from '@tallyhouse/shared/reporting/filing-address';
import { FilingPage } from './filing/filing-page';
import { Register } from './register';
import { RulePacks } from './rule-packs';
import { useAuthoritiesText } from './use-authorities-text';

const views = ['register', 'calendar', 'rules'] as const;

/** `/authorities`: who wants what from the brand, until when, and by which rules; `/authorities/filing`, one of it. */
export function AuthoritiesScreen() {
  const host = useRemoteHost();
  const text = useAuthoritiesText();
  const [parameters, setParameters] = useSearchParams();
  useEffect(() => host.setTitle(text('title')), [host, text]);
  const isFiling = useMatch(filingRoute) !== null;
  const shown = views.find((view) => view === parameters.get('view')) ?? 'register';
  if (!host.session.permissions.includes('authorities.view')) {
    return (
      <>
        <PageHeader title={text('title')} />
        <ForbiddenNotice title={text('forbidden')} permission="authorities.view" />
      </>
    );
  }
  if (isFiling) {
    const id = parameters.get('id') ?? '';
    return <FilingPage key={id} id={id} />;
  }
  return (
    <>
      <PageHeader title={text('title')} detail={text('subtitle')} />
      <Tabs
        activeKey={shown}
        aria-label={text('views')}
        destroyOnHidden
        onChange={(view) =>
          setParameters((current) => {
            current.set('view', view);
            return current;
          })
        }
        items={[
          { key: 'register', label: text('view.register'), children: <Register /> },
          { key: 'calendar', label: text('view.calendar'), children: <DueCalendar /> },
          { key: 'rules', label: text('view.rules'), children: <RulePacks /> },
        ]}
      />
    </>
  );
}

import type { Story } from '@ladle/react';
import { problem } from '../../testing/fake-http';
import { StatePage, type StatePageProps } from './state-page';

// Every state that a report may be in, one story each; `report-states.test.tsx` walks them by name.

type Asking = Pick<StatePageProps, 'onAsk'>;

const none = { data: undefined, isFetching: true };
const refused = (error: Error) => ({ data: undefined, isError: true, error });

/** The figures are there, whole and fresh. */
export const Whole: Story<Asking> = (props) => <StatePage {...props} />;

/** The figures are on their way. */
export const Loading: Story<Asking> = (props) => <StatePage {...props} query={none} />;

/** Nothing happened: a nil report. */
export const Nil: Story<Asking> = (props) => <StatePage {...props} emptiness="no-activity" />;

/** There is activity, and the filter leaves none of it. */
export const Empty: Story<Asking> = (props) => <StatePage {...props} emptiness="no-match" />;

/** A brand is missing from the totals. */
export const Partial: Story<Asking> = (props) => <StatePage {...props} missingBrands={['Birch']} />;

/** Newer data came in after the figures were computed. */
export const Stale: Story<Asking> = (props) => <StatePage {...props} silentMinutes={5} />;

/** A source owes data of the days shown. */
export const Late: Story<Asking> = (props) => <StatePage {...props} silentMinutes={600} />;

/** The figures could not be had. */
export const Failed: Story<Asking> = (props) => (
  <StatePage {...props} query={refused(problem(500, 'INTERNAL'))} />
);

/** They are there, and could not be asked for again. */
export const NotRefreshed: Story<Asking> = (props) => (
  <StatePage {...props} query={{ isError: true, error: problem(500, 'INTERNAL') }} />
);

/** The server does not answer any more. */
export const Unreachable: Story<Asking> = (props) => <StatePage {...props} isUnreachable />;

/** The reader may not see them. */
export const Forbidden: Story<Asking> = (props) => (
  <StatePage {...props} query={refused(problem(403, 'FORBIDDEN'))} />
);

/** They cannot be changed any more. */
export const Locked: Story<Asking> = (props) => (
  <StatePage
    {...props}
    query={refused(problem(409, 'REPORT_LOCKED', 'The tax period was filed on 7 Nov 2026.'))}
  />
);

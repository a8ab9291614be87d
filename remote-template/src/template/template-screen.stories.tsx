import type { Story } from '@ladle/react';
import { readDashboardSummary } from '@tallyhouse/shared/contracts/dashboard';
import { answering, problem, type FakeAnswer } from '@tallyhouse/shared/testing/fake-http';
import { remoteStage } from '@tallyhouse/shared/testing/remote-stage';
import { useState } from 'react';
import { figuresExample } from './figures-example';
import { TemplateScreen } from './template-screen';

function Stage({ answer }: { readonly answer: FakeAnswer }) {
  const [stage] = useState(() => remoteStage(<TemplateScreen />, { path: '/template', answers: [answer] }));
  return stage.page;
}

/** The figures are there. */
export const Whole: Story = () => <Stage answer={answering(readDashboardSummary, figuresExample)} />;

/** They are on their way. */
export const Loading: Story = () => (
  <Stage answer={answering(readDashboardSummary, () => new Promise(() => undefined))} />
);

/** There are none. */
export const Empty: Story = () => (
  <Stage answer={answering(readDashboardSummary, { ...figuresExample, daily: [] })} />
);

/** They could not be had. */
export const Failed: Story = () => (
  <Stage
    answer={answering(readDashboardSummary, () => {
      throw problem(500, 'INTERNAL');
    })}
  />
);

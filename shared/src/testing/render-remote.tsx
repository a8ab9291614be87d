import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { remoteStage, type RemoteStageOptions } from './remote-stage';

/**
 * Draws a remote's screen as the shell would, over answers of the test.
 *
 * Gives Testing Library's result with what `remoteStage` gives.
 */
export function renderRemote(screen: ReactNode, options: RemoteStageOptions = {}) {
  const stage = remoteStage(screen, options);
  return { ...render(stage.page), ...stage };
}

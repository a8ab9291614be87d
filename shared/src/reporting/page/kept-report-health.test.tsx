import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { readFreshness } from '../../contracts/dashboard';
import type { ListMeta } from '../../contracts/paging';
import type { ReportState } from '../../contracts/reports';
import { answering } from '../../testing/fake-http';
import { renderRemote } from '../../testing/render-remote';
import { useBlockedBecause } from '../report-health';
import { KeptReportHealth } from './kept-report-health';

const lastEventAt = '2026-10-31T02:20:00.000Z';
const meta: ListMeta = {
  period: { from: '2026-10-01', to: '2026-10-31', zone: 'Africa/Dar_es_Salaam', cutoff: '06:00' },
  ...{ basis: 'SETTLED', asOf: '2026-11-01T02:58:00.000Z', snapshotId: '4f1b2c3d4e5f60718293' },
  ...{ status: 'PROVISIONAL', statusReasons: [], filtersText: [], noActivity: false },
};
const source = {
  ...{ source: 'alder-online', brandId: 'alder', channel: 'ONLINE' as const },
  ...{ lastEventAt, lastLoadedAt: lastEventAt, lagSeconds: 86_400, missing: 0, rejected: 0 },
  hours: [{ from: lastEventAt, state: 'OVERDUE' as const, records: 0 }],
};

function Handing() {
  return <p>{useBlockedBecause('send') ?? 'may be handed over'}</p>;
}

function Report() {
  const [state, setState] = useState<ReportState>('SIMULATED');
  return (
    <KeptReportHealth meta={meta} state={state} loadedAtMs={Date.parse(meta.asOf)}>
      <Handing />
      <button type="button" onClick={() => setState('PENDING_CONFIRMATION')}>
        Hand over
      </button>
    </KeptReportHealth>
  );
}

test('late data keeps a report back until it is handed over, and is no word against it from then on', async () => {
  renderRemote(<Report />, {
    answers: [answering(readFreshness, { items: [source], now: meta.asOf })],
  });
  expect(await screen.findByText('Data for this period is late')).toBeVisible();
  expect(screen.getByText(/^Data for this period is late\. Load the missing files/)).toBeVisible();

  fireEvent.click(screen.getByRole('button', { name: 'Hand over' }));
  expect(screen.queryByText('Data for this period is late')).toBeNull();
  expect(screen.getByText('may be handed over')).toBeVisible();
});

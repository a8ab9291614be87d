import { renderRemote } from '../testing/render-remote';
import { fireEvent, screen } from '@testing-library/react';
import { FigureStatusTag } from './figure-status-tag';

test('each cause against a figure is said in words; one of a newer server as it came', async () => {
  const reasons = [
    ...['GAP:gap_alder_alder-shops_bets_4958', 'REJECTED:btc_771', 'OPEN:2026-11-02'],
    ...['LATE_TOLERANCE:2026-11-03T21:00:00.000Z', 'RULE_UNVERIFIED:TZ.GGT', 'TIDE:high'],
  ];
  renderRemote(<FigureStatusTag status="PROVISIONAL" reasons={reasons} />);

  fireEvent.click(screen.getByRole('button'));

  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Missing data: bets no. 4958 of alder-shops',
    'File rejected: btc_771',
    'Data still arriving: 2 Nov 2026',
    'Late records are accepted until 4 Nov 2026, 00:00 EAT',
    'Rule not verified: TZ.GGT',
    'TIDE:high',
  ]);
});

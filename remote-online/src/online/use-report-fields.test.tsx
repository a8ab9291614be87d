import { listReportFields } from '@tallyhouse/shared/contracts/online-reports';
import type { ReportField } from '@tallyhouse/shared/contracts/report-fields';
import { answering } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useReportFields } from './use-report-fields';

const day: ReportField = {
  field: 'day',
  title: { en: 'Gaming day', sw: 'Siku ya michezo' },
  type: 'date',
  role: 'dimension',
  aggregation: 'none',
  formula: null,
  basisDependent: false,
  group: 'when',
  filterable: true,
  groupable: true,
  sortable: true,
  mandatoryIn: [],
  sensitivity: 'NONE',
  help: { en: 'The day.', sw: 'Siku.' },
};

const seen: unknown[] = [];

/** Draws again with every click, as a page does when its theme changes. */
function Fields() {
  const { fields, titleOf } = useReportFields();
  const [, draw] = useState(0);
  seen.push(fields);
  return <button onClick={() => draw((count) => count + 1)}>{titleOf('day')}</button>;
}

test('columns stay the same objects however often they are drawn, so that no grid asks for its rows again', async () => {
  renderRemote(<Fields />, {
    answers: [answering(listReportFields, { version: '1', fields: [day], types: [] })],
  });
  const button = await screen.findByRole('button', { name: 'Gaming day' });
  const drawn = seen.length;
  const fields = seen.at(-1);

  await userEvent.click(button);
  await userEvent.click(button);

  expect(seen.length).toBeGreaterThan(drawn);
  expect(seen.slice(drawn).every((one) => one === fields)).toBe(true);
});

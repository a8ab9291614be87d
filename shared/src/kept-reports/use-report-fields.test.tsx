import { listReportFields } from '../contracts/online-reports';
import type { ReportField, ReportType } from '../contracts/report-fields';
import { answering } from '../testing/fake-http';
import { renderRemote } from '../testing/render-remote';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { inFamily } from './testing/in-family';
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
  renderRemote(inFamily(<Fields />), {
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

const ggr: ReportField = { ...day, field: 'ggr', title: { en: 'Gross gaming revenue', sw: 'Mapato' } };
const british: ReportType = {
  ...{ type: 'GB_REMOTE_DUTY', title: { en: 'Duty', sw: '' }, description: { en: '', sw: '' } },
  ...{ periodKind: 'QUARTER', basis: 'SETTLED', bases: ['SETTLED'], fields: ['ggr'] },
  titles: { ggr: { en: 'Gross gambling yield', sw: '' } },
};

function Titles() {
  const { titleOf } = useReportFields(british.type);
  return ['ggr', 'taxPayable', 'unknown'].map((name) => <p key={name}>{titleOf(name)}</p>);
}

test('a column has the title of the law that its report is made for, and words before those are known', async () => {
  renderRemote(inFamily(<Titles />), {
    answers: [answering(listReportFields, { version: '1', fields: [ggr], types: [british] })],
  });

  expect(screen.getByText('Gross gaming revenue')).toBeInTheDocument();
  expect(await screen.findByText('Gross gambling yield')).toBeInTheDocument();
  expect(screen.getByText('Tax stated')).toBeInTheDocument();
  expect(screen.getByText('unknown')).toBeInTheDocument();
});

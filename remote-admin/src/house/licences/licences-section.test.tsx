import { listBrands } from '@tallyhouse/shared/contracts/brands';
import { changeExample, proposeChange, type ChangeDetail } from '@tallyhouse/shared/contracts/changes';
import { exampleLegalEntity, listLegalEntities } from '@tallyhouse/shared/contracts/legal-entities';
import { answering, problem } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { fireEvent, screen, within } from '@testing-library/react';
import { dialogTitled } from '../../changes/testing/dialog-titled';
import { LicencesSection } from './licences-section';

const noBrands = answering(listBrands, { items: [] });

test('each company stands with its licences, the brands that they cover, and how many others', async () => {
  renderRemote(<LicencesSection />, {
    answers: [answering(listLegalEntities, { items: [exampleLegalEntity] }), noBrands],
  });
  const company = await screen.findByRole('region', { name: 'Cedar Gaming Ltd' });
  expect(screen.getByText('Cedar Gaming Ltd, GB')).toBeInTheDocument();
  expect(screen.getByText(/Company number 01234567/)).toBeInTheDocument();
  expect(within(company).getByText('Cedar, 1 brand to which you have no access')).toBeInTheDocument();
  expect(within(company).getByText('since 1 Apr 2018')).toBeInTheDocument();
});

test('who has no licence, and a list that fails, are told in words', async () => {
  const { unmount } = renderRemote(<LicencesSection />, {
    answers: [answering(listLegalEntities, { items: [] }), noBrands],
  });
  expect(await screen.findByText('No licence covers any of your brands.')).toBeInTheDocument();
  unmount();
  renderRemote(<LicencesSection />, {
    answers: [
      answering(listLegalEntities, () => {
        throw problem(503, 'BUSY', 'Busy');
      }),
      noBrands,
    ],
  });
  expect(await screen.findByText('The companies could not be loaded')).toBeInTheDocument();
});

test('who may propose names a company, and says which brands a licence covers', async () => {
  const [licence] = exampleLegalEntity.licences;
  const whole = { ...exampleLegalEntity, licences: [{ ...licence!, otherBrands: 0 }] };
  const change = { ...changeExample, kind: 'LEGAL_ENTITY' } as ChangeDetail;
  const page = renderRemote(<LicencesSection />, {
    session: { permissions: ['administration.propose'] },
    answers: [answering(listLegalEntities, { items: [whole] }), noBrands, answering(proposeChange, change)],
  });
  fireEvent.click(await screen.findByLabelText('Change Cedar Gaming Ltd'));
  const company = await dialogTitled('Propose a change to name or number');
  fireEvent.change(within(company).getByLabelText('Name'), { target: { value: '' } });
  fireEvent.change(within(company).getByLabelText('Reason'), { target: { value: 'It was renamed in May.' } });
  fireEvent.click(within(company).getByText('Propose'));
  expect(page.sentTo(proposeChange)).toHaveLength(0);
  fireEvent.change(within(company).getByLabelText('Name'), { target: { value: 'Cedar Betting Ltd' } });
  fireEvent.click(within(company).getByText('Propose'));
  expect(await screen.findByText(/awaiting confirmation by a second person/)).toBeInTheDocument();
  expect(page.sentTo(proposeChange)[0]?.body).toMatchObject({
    kind: 'LEGAL_ENTITY',
    payload: { deed: 'COMPANY', entityId: 'cedar', name: 'Cedar Betting Ltd', number: '01234567' },
  });

  fireEvent.click(screen.getByLabelText('Change licence 000-047511-R-328106'));
  const dialog = await dialogTitled(
    'Propose a new holder, brands, currency or gaming day for licence 000-047511-R-328106',
  );
  fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: 'As the authority wrote.' } });
  fireEvent.click(within(dialog).getByText('Propose'));
  await screen.findByText(/awaiting confirmation by a second person/);
  expect(page.sentTo(proposeChange)[1]?.body).toMatchObject({
    payload: { deed: 'LICENCE', entityId: 'cedar', brands: [{ brandId: 'cedar', from: null }] },
  });
});

test('a licence has a currency and gaming days of its own, which are proposed as far as they change', async () => {
  const [licence] = exampleLegalEntity.licences;
  const own = { currency: 'SEK', zone: 'Europe/Stockholm', cutoff: '06:00' };
  const whole = { ...exampleLegalEntity, licences: [{ ...licence!, otherBrands: 0, ...own }] };
  const page = renderRemote(<LicencesSection />, {
    session: { permissions: ['administration.propose'] },
    answers: [
      answering(listLegalEntities, { items: [whole] }),
      noBrands,
      answering(proposeChange, { ...changeExample, kind: 'LEGAL_ENTITY' } as ChangeDetail),
    ],
  });
  expect(await screen.findByText('SEK, from 06:00, Europe/Stockholm')).toBeInTheDocument();

  fireEvent.click(screen.getByLabelText('Change licence 000-047511-R-328106'));
  const dialog = await dialogTitled(
    'Propose a new holder, brands, currency or gaming day for licence 000-047511-R-328106',
  );
  fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: 'As the authority wrote.' } });
  fireEvent.change(within(dialog).getByLabelText('Gaming days start at'), { target: { value: '' } });
  fireEvent.click(within(dialog).getByText('Propose'));
  expect(page.sentTo(proposeChange)).toHaveLength(0);
  fireEvent.change(within(dialog).getByLabelText('Time zone'), { target: { value: '' } });
  fireEvent.click(within(dialog).getByText('Propose'));
  await screen.findByText(/awaiting confirmation by a second person/);
  const [sent] = page.sentTo(proposeChange);
  expect(sent?.body).toMatchObject({ payload: { zone: null, cutoff: null } });
  expect(sent?.body).not.toHaveProperty('payload.currency');
});

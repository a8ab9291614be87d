import {
  brandSettingsSchema,
  readBrandSettings,
  writeBrandSettings,
} from '@tallyhouse/shared/contracts/settings';
import { answering, problem } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { BrandSection } from './brand-section';

const settings = {
  ...brandSettingsSchema.parse({}),
  ...{ zone: 'Africa/Dar_es_Salaam', cutoff: '06:00' },
};
const approver = { permissions: ['reports.view', 'settings.brand'] };
const late = 'Late records, hours after a period';
const near = 'Due soon, hours before';

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

test('a change is saved for the version that was read, and nothing else is changed by it', async () => {
  let now = settings;
  const page = renderRemote(<BrandSection />, {
    session: approver,
    answers: [
      answering(readBrandSettings, () => now),
      answering(writeBrandSettings, ({ body }) => {
        now = { ...settings, ...(body as object) };
        return now;
      }),
    ],
  });
  await screen.findByLabelText(late);
  expect(screen.queryByText('Save')).not.toBeInTheDocument();

  type(late, '48');
  fireEvent.click(screen.getByText('Save'));

  expect(await screen.findByText('Saved.')).toBeVisible();
  const before = brandSettingsSchema.parse({});
  expect(page.sentTo(writeBrandSettings)).toEqual([
    expect.objectContaining({
      body: { ...before, lateToleranceHours: 48 },
      headers: { 'If-Match': '"1"' },
    }),
  ]);
});

test('values that are not permitted are marked where they stand, by their labels, and nothing is lost', async () => {
  renderRemote(<BrandSection />, {
    session: approver,
    answers: [
      answering(readBrandSettings, settings),
      answering(writeBrandSettings, () => {
        const field = 'thresholds.dueSoonHours';
        throw problem(400, 'VALIDATION', 'Invalid', [{ field, code: 'too_big', message: 'Too big' }]);
      }),
    ],
  });
  await screen.findByLabelText(late);
  type(near, '500');
  fireEvent.click(screen.getByText('Save'));

  expect(await screen.findByRole('alert')).toHaveTextContent(`Correct and save again: ${near}.`);
  expect(screen.getByRole('alert')).not.toHaveTextContent('thresholds');
  expect(screen.getByLabelText(near)).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByLabelText(near)).toHaveAccessibleDescription(
    /^This value is not permitted. From 1 to 168/,
  );
  expect(screen.getByLabelText(near)).toHaveFocus();
  expect(screen.getByLabelText(near)).toHaveValue('500');
  expect(screen.getByLabelText(late)).not.toHaveAttribute('aria-invalid');
});

test('somebody else’s change is put together with the own, field by field, and asked about where both meet', async () => {
  let isFirst = true;
  let now: typeof settings = settings;
  const page = renderRemote(<BrandSection />, {
    session: approver,
    answers: [
      answering(readBrandSettings, () => now),
      answering(writeBrandSettings, ({ body }) => {
        if (isFirst) {
          isFirst = false;
          now = {
            ...settings,
            lateToleranceHours: 12,
            thresholds: { ...settings.thresholds, dueSoonHours: 72 },
          };
          throw problem(412, 'VERSION_CONFLICT');
        }
        now = { ...settings, ...(body as object) };
        return now;
      }),
    ],
  });
  await screen.findByLabelText(late);
  type(late, '48');
  fireEvent.click(screen.getByText('Save'));

  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Adopted from the other change: Due soon.*choose for each: Late records/,
  );
  expect(screen.getByLabelText(late)).toHaveValue('48');
  expect(screen.getByLabelText(near)).toHaveValue('72');
  expect(screen.getByText('Other change: 12')).toBeVisible();

  fireEvent.click(screen.getByText('Save'));
  await waitFor(() => expect(page.sentTo(writeBrandSettings)).toHaveLength(2));
  expect(page.sentTo(writeBrandSettings)[1]?.body).toMatchObject({
    lateToleranceHours: 48,
    thresholds: { dueSoonHours: 72 },
  });
});

test('who may only read is told who changes them', async () => {
  renderRemote(<BrandSection />, {
    session: { permissions: ['reports.view'] },
    answers: [answering(readBrandSettings, settings)],
  });

  expect(await screen.findByLabelText(late)).toBeDisabled();
  expect(screen.getByText(/Approvers and administrators/)).toBeVisible();
});

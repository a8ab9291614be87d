import { render, screen } from '@testing-library/react';
import type { Problem } from '../contracts/problem';
import { problemCodes } from '../contracts/problem';
import { unreachable } from '../http/answer-problem';
import { ApiError } from '../http/api-error';
import { setLocale } from '../i18n/locale';
import { en } from './i18n/causes.en';
import { MemoryRouter } from '../kit/router';
import { ProblemNotice } from './problem-notice';

const refused: Problem = {
  type: 'about:blank',
  title: 'Too many rows',
  status: 413,
  code: 'TOO_MANY_ROWS',
  detail: 'There are 12,000 rows; at most 5,000 are answered.',
  traceId: 'trace-1',
};

afterEach(() => setLocale('en'));

test('in English the server speaks for itself, with the next step and the trace id', () => {
  render(<ProblemNotice title="The list could not be loaded" error={new ApiError(refused)} />);

  const notice = screen.getByRole('alert');
  expect(notice).toHaveTextContent('Too many rows. There are 12,000 rows; at most 5,000 are answered.');
  expect(notice).toHaveTextContent('Choose a shorter period or add a filter.');
  expect(notice).toHaveTextContent('Trace id trace-1');
});

test('a refusal that says what to do gives its cause too, and does not ask to try the same again', () => {
  const taken: Problem = {
    ...refused,
    ...{ title: 'This address has an account already', status: 409, code: 'NAME_TAKEN' },
    detail: 'Give that account a role instead.',
  };
  render(<ProblemNotice title="The change was not applied" error={new ApiError(taken)} />);

  expect(screen.getByRole('alert')).toHaveTextContent(
    /This address has an account already\. Give that account a role instead\. ?Trace id/,
  );
});

test('fields that are wrong are named in words, not by their place in the call', () => {
  const errors = [{ field: 'payload.validFrom', code: 'RANGE', message: 'It lies in the past' }];
  render(<ProblemNotice title="It was not proposed" error={new ApiError({ ...refused, errors })} />);

  expect(screen.getByRole('listitem')).toHaveTextContent(/^Valid from: It lies in the past$/);
});

test('in Swahili the cause is Swahili, and what the server added is marked as English', () => {
  setLocale('sw');
  render(<ProblemNotice title="Orodha haikuweza kupakiwa" error={new ApiError(refused)} />);

  expect(screen.getByRole('alert')).toHaveTextContent('Safu mlalo ni nyingi mno.');
  expect(screen.getByText(/There are 12,000 rows/)).toHaveAttribute('lang', 'en');
});

test('where no answer came, the connection is the next step, and no trace id is spoken of', () => {
  render(<ProblemNotice title="The list could not be loaded" error={unreachable('lost', null)} />);

  const notice = screen.getByRole('alert');
  expect(notice).toHaveTextContent('The server cannot be reached');
  expect(notice).toHaveTextContent('Check the network connection, then try again.');
  expect(notice).not.toHaveTextContent(/trace id/i);
});

test('a server with too much to do says so in both languages, and may be asked again', () => {
  const busy: Problem = {
    ...refused,
    status: 503,
    code: 'BUSY',
    detail: 'The server is busy and did not start the request. Try again in a few seconds.',
  };
  const { unmount } = render(
    <ProblemNotice title="Not loaded" error={new ApiError(busy)} onRetry={() => undefined} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Not loaded ?The server is busy and did not start the request.*wait for your requests in other windows to finish/,
  );
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  unmount();

  setLocale('sw');
  render(<ProblemNotice title="Haikupakiwa" error={new ApiError(busy)} onRetry={() => undefined} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Seva ina kazi nyingi mno kwa sasa');
  expect(screen.getByRole('alert')).not.toHaveTextContent('The server is busy');
  expect(screen.getByRole('button', { name: 'Jaribu tena' })).toBeVisible();
});

test('every code of a refusal has its words', () => {
  expect(Object.keys(en).sort()).toEqual([...problemCodes].sort());
});

test('where there is no such thing, the list is offered in place of trying again', () => {
  const gone: Problem = { ...refused, status: 404, code: 'NOT_FOUND', detail: 'There is no such report' };
  const onList = jest.fn();
  const props = { title: 'The report could not be loaded', onRetry: () => undefined, onList };
  const { rerender } = render(<ProblemNotice {...props} error={new ApiError(gone)} />);

  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  screen.getByRole('button', { name: 'Back to the list' }).click();
  expect(onList).toHaveBeenCalledTimes(1);

  rerender(<ProblemNotice {...props} error={new ApiError(refused)} />);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('figures that the reader is to find out are no fault, and nothing is to be tried again', () => {
  const withheld: Problem = { ...refused, status: 409, code: 'FIGURES_WITHHELD', detail: 'March waits.' };
  render(<ProblemNotice title="Not loaded" error={new ApiError(withheld)} onRetry={() => undefined} />);

  const notice = screen.getByRole('status');
  expect(notice).toHaveTextContent(
    'withheld until you have confirmed or returned the report awaiting your confirmation',
  );
  expect(notice).toHaveTextContent('March waits.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('what another brand has is led to there, with the address as it is', () => {
  const error = new ApiError({
    ...refused,
    ...{ status: 404, code: 'NOT_FOUND', brand: { id: 'birch', name: 'Birch' } },
  });
  render(
    <MemoryRouter initialEntries={['/double-confirmation?id=rep_1#notes']}>
      <ProblemNotice title="The report could not be loaded" error={error} onRetry={() => undefined} />
    </MemoryRouter>,
  );

  expect(screen.getByRole('alert')).toHaveTextContent(
    'It belongs to Birch, not to the brand this tab is working for.',
  );
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Switch to Birch and open it' })).toHaveAttribute(
    'href',
    '/double-confirmation?id=rep_1&forBrand=birch#notes',
  );
});

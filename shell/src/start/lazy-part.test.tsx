import { screen, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isPageReplaced } from '../remotes/federation/loader/published-page';
import { LazyPart } from './lazy-part';

jest.mock('../remotes/federation/loader/published-page', () => ({ isPageReplaced: jest.fn() }));

function Greeting({ name }: { readonly name: string }) {
  return <p>Hello {name}</p>;
}

test('shows the part with what it is given once its code is there', async () => {
  const load = () => Promise.resolve(Greeting);
  render(<LazyPart load={load} props={{ name: 'Asha' }} />);
  expect(await screen.findByText('Hello Asha')).toBeInTheDocument();
});

test('says that the files cannot be reached, and tries again', async () => {
  jest.mocked(isPageReplaced).mockResolvedValue(false);
  let isThere = false;
  const load = () => (isThere ? Promise.resolve(Greeting) : Promise.reject(new Error('no network')));
  render(<LazyPart load={load} props={{ name: 'Asha' }} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Its files cannot be reached.');
  isThere = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hello Asha')).toBeInTheDocument();
});

test('offers the page anew where its files went with a deployment, and does not reload by itself', async () => {
  jest.mocked(isPageReplaced).mockResolvedValue(true);
  const load = () => Promise.reject(new Error('404'));
  render(<LazyPart load={load} props={{ name: 'Asha' }} />);
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
});

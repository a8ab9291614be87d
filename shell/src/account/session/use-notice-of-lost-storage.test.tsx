import { App } from '@tallyhouse/shared/kit/modal';
import { signIn } from '@tallyhouse/shared/session/sign-in';
import { authAnswer } from '@tallyhouse/shared/testing/fake-api';
import { render, screen } from '@testing-library/react';
import { ServicesProvider } from '../../remotes/services/services';
import { pageServices } from '../../testing/page-services';
import { useNoticeOfLostStorage } from './use-notice-of-lost-storage';

function Page() {
  useNoticeOfLostStorage();
  return <p>Page</p>;
}

test.each([
  ['refuses', true, 1],
  ['keeps it', false, 0],
])('with a browser that %s the page says so once (%s)', async (_case, isStorageBlocked, notices) => {
  const { session, services } = pageServices(() => ({ status: 204 }), { isStorageBlocked });
  signIn(session, authAnswer(1));
  signIn(session, authAnswer(2));

  render(
    <ServicesProvider services={services}>
      <App>
        <Page />
      </App>
    </ServicesProvider>,
  );
  await screen.findByText('Page');

  expect(screen.queryAllByText('This browser cannot save your sign-in')).toHaveLength(notices);
});

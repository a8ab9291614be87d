import {
  createBrowserRouter,
  Navigate,
  Outlet,
  ScrollRestoration,
  type Router,
} from '@tallyhouse/shared/kit/router';
import { PageFault } from './error/page-fault';
import { SignInPage } from './account/sign-in/sign-in-page';
import { LazyPage } from './start/lazy-page';
import { RequireSignIn } from './start/require-sign-in';

const brands = () =>
  import(/* webpackChunkName: "brands" */ './layout/brands/brands-page').then((m) => m.BrandsPage);
const frame = () => import(/* webpackChunkName: "frame" */ './layout/frame/frame').then((m) => m.Frame);
const error = () => import(/* webpackChunkName: "error" */ './error/error-page').then((m) => m.ErrorPage);

/**
 * Every address of the product. The screens behind sign-in come from the registry, so the frame takes every other
 * path and finds out whose it is; one that is nobody's goes to /all, the page that says so.
 */
export function createRouter(): Router {
  return createBrowserRouter([
    {
      element: <Root />,
      errorElement: <PageFault />,
      children: [
        { index: true, element: <Navigate to="/login" replace /> },
        { path: 'login', element: <SignInPage /> },
        {
          path: 'brands',
          element: (
            <RequireSignIn>
              <LazyPage load={brands} />
            </RequireSignIn>
          ),
        },
        { path: 'error', element: <LazyPage load={error} /> },
        { path: '*', element: <LazyPage load={frame} /> },
      ],
    },
  ]);
}

/** Restores scrolling, and scrolls to the anchor of an address. */
function Root() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

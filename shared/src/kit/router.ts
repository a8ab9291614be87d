import type { createBrowserRouter } from 'react-router-dom';

// The router by the names in use: sharing it whole would keep every part of it in the page.
export {
  createBrowserRouter,
  createMemoryRouter,
  createSearchParams,
  generatePath,
  isRouteErrorResponse,
  Link,
  MemoryRouter,
  Navigate,
  NavLink,
  Outlet,
  Route,
  RouterProvider,
  Routes,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useMatch,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, Location, NavigateOptions, RouteObject } from 'react-router-dom';

/** What `createBrowserRouter` makes. */
export type Router = ReturnType<typeof createBrowserRouter>;

import { createRoot } from 'react-dom/client';
import { useLocation, useSearch } from 'wouter';
import { routeOf } from '../react/address';
import { fileOfPage } from '../react/file-of-page';
import { Portal } from '../react/portal';

const file = await fileOfPage();

function PortalWithWouter() {
  const [pathname, go] = useLocation();
  return <Portal {...file} route={routeOf(pathname, useSearch())} go={go} />;
}

createRoot(document.querySelector('#portal') ?? document.body).render(<PortalWithWouter />);

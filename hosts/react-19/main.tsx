import { createRoot } from 'react-dom/client';
import { fileOfPage } from '../react/file-of-page';
import { PortalWithHistory } from '../react/portal-with-history';

createRoot(document.querySelector('#portal') ?? document.body).render(
  <PortalWithHistory {...await fileOfPage()} />,
);

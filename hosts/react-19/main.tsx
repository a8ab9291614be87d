import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import { fileOfPage } from '../react/file-of-page';
import { PortalWithHistory } from '../react/portal-with-history';

const own = { react, jsxRuntime, reactDom, reactDomClient };

reactDomClient
  .createRoot(document.querySelector('#portal') ?? document.body)
  .render(<PortalWithHistory {...await fileOfPage()} react={own} />);

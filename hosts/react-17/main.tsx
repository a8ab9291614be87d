import { render } from 'react-dom';
import { fileOfPage } from '../react/file-of-page';
import { PortalWithHistory } from '../react/portal-with-history';

render(<PortalWithHistory {...await fileOfPage()} />, document.getElementById('portal'));

import { showAlone } from '@tallyhouse/shared/host/stand-alone';
import { remote } from '../routes';

showAlone(remote);

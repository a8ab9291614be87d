import { showAlone } from '@tallyhouse/shared/host/stand-alone';
import calls from '../../calls.json';
import { remote } from '../routes';

showAlone({ remote, calls });

import { createMount } from '@tallyhouse/shared/embed/create-mount';
import { defineElement } from '@tallyhouse/shared/embed/define-element';
import calls from '../calls.json';
import { remote } from './routes';

/** What portals import: this remote within an element of their page. */
export const mount = createMount({ remote, calls });

defineElement('tallyhouse-template', mount);

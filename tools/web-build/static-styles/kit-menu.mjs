// The menu as screens take it, with the rules that a dropdown's goes without.
import { addToSheet } from './write-sheet.mjs';

addToSheet(ANTD_APART.menu);
export { default } from 'antd/es/menu/index.js';

// The layout as screens take it, with the rules of its sider: menus ask only whether they stand in one.
import { addToSheet } from './write-sheet.mjs';

addToSheet(ANTD_APART.sider);
export { default } from 'antd/es/layout/index.js';

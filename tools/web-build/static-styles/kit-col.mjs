// The column as screens take it, with its rules for breakpoints.
/* global ANTD_APART */
import { addToSheet } from './write-sheet.mjs';

addToSheet(ANTD_APART.columns);
export { default } from 'antd/es/col/index.js';

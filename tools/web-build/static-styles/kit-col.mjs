// The column as screens take it, with its rules for breakpoints.
import { addToSheet } from './write-sheet.mjs';

addToSheet(ANTD_APART.columns);
export { default } from 'antd/es/col/index.js';

// Stands in for antd's useResetIconStyle, with its sheet computed at the build.
import { useInsertionEffect } from 'react';
import { writeRules } from './write-sheet.mjs';

/** @param {string} iconPrefix `anticon` */
export default function useResetIconStyle(iconPrefix) {
  useInsertionEffect(() => writeRules(ANTD_ICON_SHEET, iconPrefix, iconPrefix), [iconPrefix]);
  return '';
}

import type { CSSProperties } from 'react';
import { adoptStyles } from '../adopt-styles';
import { useThemeVariables } from '../use-theme-variables';
import { gridPartStyles } from './grid-part-styles';

/** Rules of the pieces around the grid, and the colours they need: the style of a piece's outermost element. */
export function useGridParts(): CSSProperties {
  adoptStyles(gridPartStyles);
  return useThemeVariables();
}

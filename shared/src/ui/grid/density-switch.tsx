import { Segmented } from '../../kit/select';
import { useScreenAction } from '../use-screen-action';
import { gridDensities, type GridDensity } from './grid-model';
import { useGridText } from './use-grid-text';

interface DensitySwitchProps {
  readonly density: GridDensity;
  readonly onDensity: (density: GridDensity) => void;
}

/** How high rows are. */
export function DensitySwitch({ density, onDensity }: DensitySwitchProps) {
  const text = useGridText();
  const next = gridDensities[(gridDensities.indexOf(density) + 1) % gridDensities.length] ?? density;
  useScreenAction({
    label: `${text('density.label')}: ${text(`density.${next}`)}`,
    blockedBecause: null,
    run: () => onDensity(next),
  });
  return (
    <Segmented<GridDensity>
      className="th-density"
      aria-label={text('density.label')}
      value={density}
      options={gridDensities.map((value) => ({ value, label: text(`density.${value}`) }))}
      onChange={onDensity}
    />
  );
}

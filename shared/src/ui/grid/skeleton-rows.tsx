import type { ArrangedColumns } from './arranged-columns';
import { cellStyle } from './body-cell';
import { withGaps } from './body-row';

interface SkeletonRowsProps {
  readonly inView: ArrangedColumns;
  readonly rowPx: number;
}

const rowCount = 10;

/** Rows before the first answer. They appear after a moment: most answers are there before. */
export function SkeletonRows({ inView, rowPx }: SkeletonRowsProps) {
  return (
    <div aria-hidden="true" className="th-grid-waiting">
      {Array.from({ length: rowCount }, (_, row) => (
        <div key={row} className="th-grid-row" style={{ height: rowPx }}>
          {withGaps(inView, (place) => (
            <div className="th-cell" style={cellStyle(place)}>
              <i className="th-skeleton" />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

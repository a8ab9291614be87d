import type { ReactNode } from 'react';
import { ChoicesFold } from '../choices-fold';
import { ColumnChooser } from './column-chooser';
import type { UnavailableColumn } from './column-panel';
import { DensitySwitch } from './density-switch';
import { ConditionButton } from './condition-button';
import type { GridColumn } from './grid-model';
import type { GridView } from './grid-view-in-url';
import { GroupChoice } from './group-choice';
import { adoptStyles } from '../adopt-styles';
import { gridPartStyles } from './grid-part-styles';
import { useGridText } from './use-grid-text';

interface GridToolbarProps {
  readonly columns: readonly GridColumn[];
  readonly view: GridView;
  readonly onView: (change: Partial<GridView>) => void;
  readonly unavailable?: readonly UnavailableColumn[] | undefined;
  readonly isHidden?: ((field: string) => boolean) | undefined;
  readonly onToggle?: ((field: string) => void) | undefined;
  /** The grid draws the marks of the view. */
  readonly canMark?: boolean | undefined;
  /** Further controls, behind these. */
  readonly children?: ReactNode;
}

/** Filter, columns, groups and row height of a grid; what cannot be chosen has no control. */
export function GridToolbar(props: GridToolbarProps) {
  const { columns, view, onView } = props;
  const text = useGridText();
  adoptStyles(gridPartStyles);
  return (
    <div className="th-grid-toolbar" role="group" aria-label={text('toolbar')}>
      <ChoicesFold of="table">
        {columns.some((column) => column.filter !== undefined) ? (
          <>
            <ConditionButton
              use="filter"
              columns={columns}
              conditions={view.filters}
              onConditions={(filters) => onView({ filters })}
            />
            {props.canMark === true ? (
              <ConditionButton
                use="mark"
                columns={columns}
                conditions={view.marks}
                onConditions={(marks) => onView({ marks })}
              />
            ) : null}
          </>
        ) : null}
        <ColumnChooser
          columns={columns}
          layout={view.layout}
          onLayout={(layout) => onView({ layout })}
          unavailable={props.unavailable}
          isHidden={props.isHidden}
          onToggle={props.onToggle}
        />
        {columns.some((column) => column.isGroupable === true) ? (
          <GroupChoice
            columns={columns}
            groupBy={view.groupBy}
            onGroupBy={(groupBy) => onView({ groupBy })}
          />
        ) : null}
        <DensitySwitch density={view.density} onDensity={(density) => onView({ density })} />
        {props.children}
      </ChoicesFold>
    </div>
  );
}

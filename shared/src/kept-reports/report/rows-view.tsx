import { useSearchParams } from '../../kit/router';
import { Segmented } from '../../kit/select';
import { useKeptReportsText } from '../i18n/use-kept-reports-text';

type RowsView = 'explore' | 'filed';

/** Whether the rows of a report are explored or shown exactly as filed, as the address says. */
export function useRowsView(): readonly [RowsView, (view: RowsView) => void] {
  const [parameters, setParameters] = useSearchParams();
  const change = (view: RowsView) =>
    setParameters(
      (current) => {
        current.set('view', view);
        return current;
      },
      { replace: true },
    );
  return [parameters.get('view') === 'filed' ? 'filed' : 'explore', change];
}

/** Chooses between them. */
export function RowsViewSwitch() {
  const text = useKeptReportsText();
  const [view, setView] = useRowsView();
  return (
    <Segmented<RowsView>
      className="th-no-print"
      aria-label={text('report.view')}
      value={view}
      options={[
        { value: 'explore', label: text('report.explore') },
        { value: 'filed', label: text('report.frozen') },
      ]}
      onChange={setView}
    />
  );
}

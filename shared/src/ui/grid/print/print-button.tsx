import { Button } from '../../../kit/core';
import { PrinterOutlined } from '../../../kit/icons';
import { useGridStatus, type GridLink } from '../grid-link';
import { useGridText } from '../use-grid-text';

/** Prints every row of the grid: collecting them takes a moment, which is shown and can be ended. */
export function PrintButton({ link }: { readonly link: GridLink }) {
  const text = useGridText();
  const { printing, rowCount } = useGridStatus(link);
  if (rowCount === 0) return null;
  if (printing?.kind === 'collecting') {
    const { done, of } = printing;
    return (
      <>
        <span role="status">{text('print.collecting', { done, count: of })}</span>
        <Button type="link" size="small" onClick={link.cancelPrint}>
          {text('print.cancel')}
        </Button>
      </>
    );
  }
  return (
    <>
      {printing === null ? null : (
        <span role="alert" className="th-fault">
          {text('print.failed')}
        </span>
      )}
      <Button type="link" size="small" icon={<PrinterOutlined aria-hidden />} onClick={link.print}>
        {text('print.button')}
      </Button>
    </>
  );
}

import { useId, useState, type SyntheticEvent } from 'react';
import { Button, Input } from '../../kit/core';
import { Popover } from '../../kit/modal';
import { FocusFirst } from '../focus-first';
import type { GridLink } from './grid-link';
import { adoptStyles } from '../adopt-styles';
import { gridPartStyles } from './grid-part-styles';
import { useGridText } from './use-grid-text';

interface GoToRowProps {
  readonly link: GridLink;
  readonly rowCount: number;
}

/** Asks for the number of a row and puts the focus there. */
export function GoToRow({ link, rowCount }: GoToRowProps) {
  const text = useGridText();
  const [isOpen, setOpen] = useState(false);
  if (rowCount === 0) return null;
  return (
    <Popover
      trigger="click"
      placement="top"
      destroyOnHidden
      open={isOpen}
      onOpenChange={setOpen}
      content={
        <FocusFirst>
          <RowForm
            rowCount={rowCount}
            onGo={(row) => {
              setOpen(false);
              link.goToRow(row - 1);
            }}
          />
        </FocusFirst>
      }
    >
      <Button type="link" size="small">
        {text('goTo.button')}
      </Button>
    </Popover>
  );
}

function RowForm({ rowCount, onGo }: { readonly rowCount: number; readonly onGo: (row: number) => void }) {
  const text = useGridText();
  adoptStyles(gridPartStyles);
  const faultId = useId();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const row = Number(typed.replace(/[\s,\u00a0\u202f]/g, ''));
    if (typed.trim() !== '' && Number.isInteger(row) && row >= 1 && row <= rowCount) onGo(row);
    else setWrong(true);
  };
  const label = text('goTo.label', { count: rowCount });
  return (
    <form className="th-filter-form" onSubmit={submit} noValidate>
      <label className="th-filter-value">
        <span>{label}</span>
        <Input
          dir="ltr"
          inputMode="numeric"
          aria-label={label}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? faultId : undefined}
          value={typed}
          onChange={(event) => {
            setWrong(false);
            setTyped(event.target.value);
          }}
        />
      </label>
      {isWrong ? (
        <div id={faultId} role="alert" className="th-fault">
          <span aria-hidden="true">⚠ </span>
          {text('goTo.fault', { count: rowCount })}
        </div>
      ) : null}
      <Button type="primary" htmlType="submit">
        {text('goTo.go')}
      </Button>
    </form>
  );
}

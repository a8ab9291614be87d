import { Button } from '../../kit/core';
import { TeamOutlined } from '../../kit/icons';
import { useState } from 'react';
import { useKeptReportsText } from '../i18n/use-kept-reports-text';
import type { SpokenField } from '../use-report-fields';
import { useSessionMay } from '../../host/use-session-may';
import { BrandColumnsDialog } from './brand-columns-dialog';

interface BrandColumnsButtonProps {
  readonly type: string;
  readonly fields: readonly SpokenField[];
}

/** Opens the columns that nobody of the brand sees; nothing for who does not decide that. */
export function BrandColumnsButton({ type, fields }: BrandColumnsButtonProps) {
  const text = useKeptReportsText();
  const mayDecide = useSessionMay('blacklist.brand');
  const [isOpen, setOpen] = useState(false);
  if (!mayDecide) return null;
  return (
    <>
      <Button icon={<TeamOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {text('brandColumns.open')}
      </Button>
      {isOpen ? <BrandColumnsDialog type={type} fields={fields} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

import { Alert, Button } from '../kit/core';

interface PlaceNoticeProps {
  readonly title: string;
  readonly cause: string;
  readonly step: string;
  readonly action: string;
  readonly onAction: () => void;
}

/** What stands in the place of the screens: what happened, why, and what to do. */
export function PlaceNotice({ title, cause, step, action, onAction }: PlaceNoticeProps) {
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={title}
      description={
        <>
          <div>{cause}</div>
          <div>{step}</div>
        </>
      }
      action={
        <Button size="small" onClick={onAction}>
          {action}
        </Button>
      }
    />
  );
}

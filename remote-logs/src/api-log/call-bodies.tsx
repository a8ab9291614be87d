import { instantText } from '@tallyhouse/shared/format/instant';
import { Typography } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { adoptStyles } from '@tallyhouse/shared/ui/adopt-styles';
import { CopyButton } from '@tallyhouse/shared/ui/copy-button';
import { useNow } from '@tallyhouse/shared/reporting/page/use-now';
import type { ReactNode } from 'react';
import type { ApiCallDetail } from './api-log-queries';
import { useApiLogText } from './use-api-log-text';

const styles = `
.th-call-body { margin: 0; padding: 8px 12px; max-block-size: 320px; overflow: auto; border: 1px solid var(--th-line); border-radius: 4px; background: var(--th-head); color: var(--th-ink); font-size: 12px; line-height: 18px; white-space: pre-wrap; overflow-wrap: anywhere; text-align: start; }
.th-call-body:focus-visible { outline: 2px solid var(--th-accent); outline-offset: 2px; }
`;

interface CallBodiesProps {
  readonly call: ApiCallDetail;
  readonly zone: string;
}

/** What was said in a call, as far as it was kept, and the same call as a command. */
export function CallBodies({ call, zone }: CallBodiesProps) {
  const text = useApiLogText();
  const isOver = Date.parse(call.bodiesKeptUntil) < useNow();
  const time = instantText(call.bodiesKeptUntil, zone);
  const hasBody = call.requestBody !== null || call.responseBody !== null;
  const isWithheld = call.withheld !== undefined;
  const missing = text(isWithheld ? 'drawer.withheld' : isOver ? 'drawer.expired' : 'drawer.noBody', {
    time,
  });
  return (
    <>
      <Part title={text('drawer.request')}>
        <Body label={text('drawer.request')} body={call.requestBody} missing={missing} />
      </Part>
      <Part title={text('drawer.response')}>
        <Body label={text('drawer.response')} body={call.responseBody} missing={missing} />
        {hasBody ? (
          <Typography.Text type="secondary" className="th-text-12">
            {text('drawer.keptUntil', { time })}
          </Typography.Text>
        ) : null}
      </Part>
      <Part
        title={text('drawer.curl')}
        action={
          <CopyButton value={call.curl} label={text('drawer.copyCurl')} copiedLabel={text('drawer.copied')} />
        }
      >
        <Body label={text('drawer.curl')} body={call.curl} missing="" />
      </Part>
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Part({ title, action, children }: PartProps) {
  return (
    <section>
      <Flex align="center" gap="small">
        <Typography.Title level={2} className="th-flush th-text-14">
          {title}
        </Typography.Title>
        {action}
      </Flex>
      {children}
    </section>
  );
}

interface BodyProps {
  readonly label: string;
  readonly body: string | null;
  /** Said where there is none. */
  readonly missing: string;
}

function Body({ label, body, missing }: BodyProps) {
  adoptStyles(styles);
  if (body === null) return <Typography.Text type="secondary">{missing}</Typography.Text>;
  return (
    // A scrolling region needs a tab stop, or a keyboard never sees its far end.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre role="region" aria-label={label} tabIndex={0} className="th-call-body" dir="ltr">
      {readable(body)}
    </pre>
  );
}

/** JSON a member a line; anything else, and what was cut, as it is. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

import type { ApiKey } from '@tallyhouse/shared/contracts/api-keys';
import { instantText } from '@tallyhouse/shared/format/instant';
import { Button, Typography } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import type { TableColumnType } from '@tallyhouse/shared/kit/table';
import { StateTag } from '@tallyhouse/shared/ui/state-tag';
import type { useKeysText } from './use-keys-text';
import { personInWords } from '@tallyhouse/shared/contracts/people';

const looks = {
  READY: { kind: 'waiting', mark: '○' },
  ACTIVE: { kind: 'good', mark: '●' },
  EXPIRED: { kind: 'neutral', mark: '–' },
  REVOKED: { kind: 'neutral', mark: '✕' },
} as const;

/** What can be done about a key. */
export interface KeyDialog {
  readonly action: 'secret' | 'end';
  readonly key: ApiKey;
}

interface KeyColumnsOptions {
  readonly text: ReturnType<typeof useKeysText>;
  readonly zone: string;
  /** Names by id; null where the page is about one brand. */
  readonly brandNames: ReadonlyMap<string, string> | null;
  /** Undefined for who only reads the list. */
  readonly onDialog: ((dialog: KeyDialog) => void) | undefined;
}

/** Columns of the list of machine keys. */
export function keyColumns(options: KeyColumnsOptions): TableColumnType<ApiKey>[] {
  const { text, zone, brandNames, onDialog } = options;
  return [
    {
      key: 'name',
      title: text('column.name'),
      rowScope: 'row',
      render: (_, { name, prefix, createdBy, createdByAccount, createdAt }) => (
        <div className="th-wrap th-most-220">
          <strong>{name}</strong>
          <Typography.Text type="secondary" className="th-text-12 th-block">
            {text('startsWith', { prefix })} · {text('scope')}
          </Typography.Text>
          <Typography.Text type="secondary" className="th-text-12 th-block">
            {text('createdBy', {
              name: personInWords(createdBy, createdByAccount),
              time: instantText(createdAt, zone),
            })}
          </Typography.Text>
        </div>
      ),
    },
    {
      key: 'state',
      title: text('column.state'),
      render: (_, { state }) => <StateTag {...looks[state]} word={text(`state.${state}`)} />,
    },
    ...(brandNames === null
      ? []
      : [
          {
            key: 'brand',
            title: text('column.brand'),
            render: (_: unknown, { brandId }: ApiKey) => brandNames.get(brandId) ?? brandId,
          },
        ]),
    {
      key: 'used',
      title: text('column.used'),
      render: (_, { lastUsedAt }) => (lastUsedAt === null ? text('never') : instantText(lastUsedAt, zone)),
    },
    {
      key: 'expires',
      title: text('column.expires'),
      render: (_, { expiresAt, revokedAt }) => instantText(revokedAt ?? expiresAt, zone),
    },
    ...(onDialog === undefined ? [] : [actionsColumn(text, onDialog)]),
  ];
}

function actionsColumn(
  text: ReturnType<typeof useKeysText>,
  onDialog: (dialog: KeyDialog) => void,
): TableColumnType<ApiKey> {
  return {
    key: 'actions',
    title: text('column.actions'),
    render: (_, key) => (
      <Flex gap="small">
        {key.state === 'READY' ? (
          <Button
            size="small"
            type="primary"
            aria-label={text('secretNamed', { name: key.name })}
            onClick={() => onDialog({ action: 'secret', key })}
          >
            {text('secret')}
          </Button>
        ) : null}
        {key.state === 'READY' || key.state === 'ACTIVE' ? (
          <Button
            size="small"
            danger
            aria-label={text('endNamed', { name: key.name })}
            onClick={() => onDialog({ action: 'end', key })}
          >
            {text('end')}
          </Button>
        ) : null}
      </Flex>
    ),
  };
}

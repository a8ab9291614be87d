import type { ChangeDetail } from '@tallyhouse/shared/contracts/changes';
import { Typography } from '@tallyhouse/shared/kit/core';
import type { TableColumnType } from '@tallyhouse/shared/kit/table';
import { ScrollTable } from '@tallyhouse/shared/ui/scroll-table';
import { useChangesText } from './use-changes-text';
import { useFieldWords } from './value-words';

type Difference = ChangeDetail['differences'][number];

/** What would be otherwise, field by field, in words. */
export function ChangeDifferences({
  change,
  zone,
}: {
  readonly change: ChangeDetail;
  readonly zone: string;
}) {
  const text = useChangesText();
  const words = useFieldWords(zone);
  const { document, differences } = change;
  if (differences.length === 0)
    return <p className="th-before-4 th-after-4">{text('drawer.noDifferences')}</p>;
  const columns: TableColumnType<Difference>[] = [
    {
      key: 'field',
      title: text('drawer.field'),
      rowScope: 'row',
      render: (_, { field }) => words.name(field),
    },
    ...(document === null
      ? []
      : [
          {
            key: 'before',
            title: text('drawer.before'),
            render: (_: unknown, { field, before }: Difference) => (
              <span className="th-wrap th-anywhere">{words.value(field, before)}</span>
            ),
          },
        ]),
    {
      key: 'after',
      title: text('drawer.after'),
      render: (_, { field, after }) => (
        <strong className="th-wrap th-anywhere">{words.value(field, after)}</strong>
      ),
    },
  ];
  return (
    <>
      {document === null ? (
        <Typography.Paragraph type="secondary" className="th-before-4 th-after-4">
          {text('drawer.isNew')}
        </Typography.Paragraph>
      ) : null}
      <ScrollTable<Difference>
        label={text('drawer.differences')}
        rowKey="field"
        columns={columns}
        dataSource={differences.filter(({ field }) => field !== 'userId')}
        scroll={{}}
      />
    </>
  );
}

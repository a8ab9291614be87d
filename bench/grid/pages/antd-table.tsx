import { Table } from 'antd';
import { useMemo, useState } from 'react';
import { fields, rowName, valueOf } from '../contender';
import { draw, FilterField } from './filter-field';

interface Row {
  readonly key: number;
}

function Page({ rowCount }: { readonly rowCount: number }) {
  const [ending, setEnding] = useState('');
  const rows = useMemo(() => Array.from({ length: rowCount }, (_, key): Row => ({ key })), [rowCount]);
  const shown = useMemo(
    () => (ending === '' ? rows : rows.filter(({ key }) => rowName(key).endsWith(ending))),
    [rows, ending],
  );
  return (
    <>
      <FilterField onFilter={setEnding} />
      <Table<Row>
        virtual
        size="small"
        pagination={false}
        scroll={{ x: fields.length * 136, y: 556 }}
        dataSource={shown}
        columns={fields.map((field) => ({
          key: field,
          title: field,
          width: 136,
          ...(field === 'row'
            ? {
                fixed: 'left',
                sorter: (one: Row, other: Row) => one.key - other.key,
                sortDirections: ['descend'],
              }
            : {}),
          render: (_: unknown, { key }: Row) => valueOf(key, field),
        }))}
      />
    </>
  );
}

window.contender = { start: (rowCount) => draw(<Page rowCount={rowCount} />) };

import { render, screen } from '@testing-library/react';
import { ConfigProvider } from './core';
import { arEG } from './locale';
import { Pagination } from './table';
import { ScrollTable } from '../ui/scroll-table';

test.each([
  ['a pager', <Pagination key="pager" total={60} pageSize={20} />],
  [
    'a table',
    <ScrollTable
      key="table"
      label="Rows"
      rowKey="id"
      columns={[{ dataIndex: 'id' }]}
      dataSource={[{ id: '1' }]}
      pagination={{ total: 60, pageSize: 20 }}
    />,
  ],
])('the arrows of %s say in the language of the page what they do', (_, pager) => {
  render(
    <ConfigProvider locale={arEG} direction="rtl">
      {pager}
    </ConfigProvider>,
  );

  for (const name of ['الصفحة السابقة', 'الصفحة التالية'])
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
});

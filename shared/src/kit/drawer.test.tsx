import { render, screen } from '@testing-library/react';
import { ConfigProvider } from './core';
import { Drawer } from './modal';

test.each([
  ['ltr', 'right'],
  ['rtl', 'left'],
] as const)('where words go %s a panel stands at the %s', (direction, side) => {
  render(
    <ConfigProvider direction={direction}>
      <Drawer open title="Jobs" />
    </ConfigProvider>,
  );

  expect(screen.getByRole('dialog', { name: 'Jobs' }).closest('.ant-drawer')).toHaveClass(
    `ant-drawer-${side}`,
  );
});

test('a panel stands where its opener wants it', () => {
  render(<Drawer open title="Menu" placement="bottom" />);

  expect(screen.getByRole('dialog', { name: 'Menu' }).closest('.ant-drawer')).toHaveClass(
    'ant-drawer-bottom',
  );
});

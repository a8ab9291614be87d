import {
  ConfigProvider,
  Drawer as AntdDrawer,
  Modal as AntdModal,
  type DrawerProps,
  type ModalProps,
} from 'antd';
import { createElement, useContext } from 'react';
import { useFocusBack } from './use-focus-back';

// `App` stands here because it brings the dialogs: pages before sign-in do without it.
export { App, Dropdown, Popconfirm, Popover, Tooltip } from 'antd';
export type { DrawerProps, DropdownProps, MenuProps, ModalProps, PopoverProps, TooltipProps } from 'antd';

/** A dialog; the focus goes back to what opened it, also when it is taken out of the page. */
export function Modal(props: ModalProps) {
  useFocusBack(props.open === true);
  return createElement(AntdModal, props);
}

/** A panel at the side where lines end; the focus goes back as from a dialog. */
export function Drawer(props: DrawerProps) {
  useFocusBack(props.open === true);
  // The kit puts it at the right in either direction of writing.
  const { direction } = useContext(ConfigProvider.ConfigContext);
  return createElement(AntdDrawer, { placement: direction === 'rtl' ? 'left' : 'right', ...props });
}

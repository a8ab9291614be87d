// `App` stands here because it brings the dialogs: pages before sign-in do without it.
export { App, Drawer, Dropdown, Modal, Popconfirm, Popover, Tooltip } from 'antd';
export type { DrawerProps, DropdownProps, MenuProps, ModalProps, PopoverProps, TooltipProps } from 'antd';

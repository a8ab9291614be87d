export { Breadcrumb, Collapse, Menu, Steps, Tabs, Timeline } from 'antd';
export type { BreadcrumbProps, CollapseProps, MenuProps, StepsProps, TabsProps } from 'antd';

export { AutoComplete, Cascader, Segmented, Select, Transfer, Tree, TreeSelect } from 'antd';
export type { SegmentedProps, SelectProps, TreeProps } from 'antd';

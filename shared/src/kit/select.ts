import { Segmented as AntdSegmented, type SegmentedProps } from 'antd';
import { createElement } from 'react';

export { AutoComplete, Cascader, Select, Transfer, Tree, TreeSelect } from 'antd';
export type { SegmentedProps, SelectProps, TreeProps } from 'antd';

/** One of a few; Tab stops once, at what is chosen, and not at the frame around it, too. */
export function Segmented<Value extends string | number>(props: SegmentedProps<Value>) {
  return createElement(AntdSegmented<Value>, { tabIndex: -1, ...props });
}

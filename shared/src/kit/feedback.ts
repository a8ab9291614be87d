export { Empty, Progress, Result, Skeleton, Spin } from 'antd';
export type { ProgressProps, ResultProps } from 'antd';

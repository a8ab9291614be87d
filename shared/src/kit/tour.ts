export { Tour } from 'antd';
export type { TourStepProps } from 'antd';

export { Avatar, Badge, Descriptions, List, Statistic, Tag } from 'antd';
export type { BadgeProps, DescriptionsProps, StatisticProps, TagProps } from 'antd';

export { Affix, Anchor, Card, Col, Divider, Flex, Grid, Layout, Masonry, Row, Space, Splitter } from 'antd';
export type { CardProps, FlexProps, SpaceProps } from 'antd';

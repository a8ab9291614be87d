// What every icon is drawn by. It has the context that antd gives icons and puts their styles into the page, once.
// oxlint-disable-next-line import/no-default-export -- antd's icons take their base as a default
export { default } from '@ant-design/icons/es/components/AntdIconLight';

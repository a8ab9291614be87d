// What every icon is drawn by. It has the context that antd gives icons and puts their styles into the page, once.
export { default } from '@ant-design/icons/es/components/AntdIconLight';

// Where the kit writes its styles: the page's document unless a shadow root is named.
export { createCache, StyleProvider } from '@ant-design/cssinjs';

// The column of a label or a field in a form: one with breakpoints, which few forms have, fetches the rules of those.
import { createElement, useEffect } from 'react';
import Col from 'antd/es/grid/col.js';

const breakpoints = /** @type {const} */ (['xs', 'sm', 'md', 'lg', 'xl', 'xxl', 'xxxl']);

/** @param {import('antd').ColProps} props */
export default function FormCol(props) {
  const hasBreakpoints = breakpoints.some((name) => props[name] !== undefined);
  useEffect(() => {
    // Without them the form can be filled in as well: its fields stand below one another.
    if (hasBreakpoints) import(/* webpackChunkName: "kit-grid" */ './kit-col.mjs').catch(() => undefined);
  }, [hasBreakpoints]);
  return createElement(Col, props);
}

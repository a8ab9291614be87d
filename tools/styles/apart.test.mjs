/// <reference types="jest" />
import { divideSheets } from '../web-build/static-styles/apart.mjs';

const parts = {
  keyframes: { turn: '@keyframes turn{}' },
  variables: { '#000': '.th-root{--ant-menu-height:1px;}' },
};
const sheet = { ...parts, component: 'Menu', order: 0 };
const menu = { ...sheet, name: 'Menu', rules: '.th-prefix{display:flex;}' };
const sider = { ...sheet, name: 'Sider', rules: '.th-prefix-sider{flex:none;}' };
const column = '.th-prefix{position:relative;}.th-prefix-12{max-width:50%;}';
const breakpoints =
  '.th-prefix-xs-24{max-width:100%;}.th-prefix-push-0{inset:auto;}@media (min-width: 1920px){.th-prefix-xxxl-offset-1{margin:1px;}}';

/** @param {string} rules of the column */
const sheetsWith = (rules) => ({
  'menu/style/index.js 0': menu,
  'layout/style/sider.js 0': sider,
  'grid/style/index.js 1': { ...sheet, name: 'Col', rules },
  'button/style/index.js 0': { ...sheet, name: 'Button', rules: '.th-prefix{border:0;}' },
});

test('rules that stand apart are those of the menu, the sider and the breakpoints, and nothing is lost', () => {
  const whole = sheetsWith(column + breakpoints);
  const { sheets, apart } = divideSheets(whole);

  expect(sheets['grid/style/index.js 1']).toEqual({ ...whole['grid/style/index.js 1'], rules: column });
  expect(apart.columns).toEqual({ name: 'Col', rules: breakpoints, keyframes: {}, variables: {} });
  expect(sheets['menu/style/index.js 0']).toEqual({ ...menu, rules: '', keyframes: {}, variables: {} });
  expect(apart.menu).toEqual({ ...parts, name: 'Menu', rules: menu.rules });
  expect(apart.sider).toEqual({ ...parts, name: 'Sider', rules: sider.rules });
  expect(sheets['button/style/index.js 0']).toBe(whole['button/style/index.js 0']);
});

test('a rule after the breakpoints that columns need without them ends the build', () => {
  const rules = `${column}${breakpoints}.th-prefix-stretch{flex:auto;}`;
  expect(() => divideSheets(sheetsWith(rules))).toThrow(/grid.*\.th-prefix-stretch is needed/);
});

test('a sheet that no longer has them ends the build', () => {
  expect(() => divideSheets(sheetsWith(column))).toThrow(
    'grid/style/index.js 1: no rules that could stand apart',
  );
});

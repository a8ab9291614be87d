import * as jsxRuntime from 'react/jsx-runtime';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import { chooseReact } from './choose-react';

const whole = { react, reactDom, reactDomClient, jsxRuntime };

/** This React, calling itself another version. */
function given(version: string, domVersion = version) {
  return { ...whole, react: { ...react, version }, reactDom: { ...reactDom, version: domVersion } };
}

test('the React of these tests is whole', () => {
  expect(chooseReact(whole, react.version)).toEqual({
    whose: 'portal',
    version: react.version,
    reason: 'fits',
  });
});

test.each(['19.3.1', '19.3.2', '19.4.0', '19.10.0'])(
  '%s of the portal is used by a file of 19.3.1',
  (version) => {
    expect(chooseReact(given(version), '19.3.1')).toEqual({ whose: 'portal', version, reason: 'fits' });
  },
);

test.each([
  ['none', undefined, 'none-given'],
  ['17', given('17.0.2'), 'other-major'],
  ['20', given('20.0.0'), 'other-major'],
  ['19.2.9', given('19.2.9'), 'older'],
  ['19.3.0', given('19.3.0'), 'older'],
  ['a trial version', given('19.4.0-canary-1'), 'incomplete'],
  ['React and ReactDOM of two versions', given('19.4.0', '19.3.1'), 'torn'],
  ['one without a client', { ...whole, reactDomClient: {} }, 'incomplete'],
  ['what is no module', { ...whole, jsxRuntime: null as unknown as object }, 'incomplete'],
  ['what is no React', { ...whole, react: {} }, 'incomplete'],
])('%s is not used', (_case, react, reason) => {
  expect(chooseReact(react, '19.3.1')).toEqual({ whose: 'own', version: '19.3.1', reason });
});

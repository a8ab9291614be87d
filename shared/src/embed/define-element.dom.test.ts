import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as jsxRuntime from 'react/jsx-runtime';
import { defineElement } from './define-element';
import type { Mount, MountOptions } from './mount-options';

const portalReact = { react, reactDom, reactDomClient, jsxRuntime };
const getAccessToken = () => 'token';
let names = 0;

/** An element of a name of its own, in the page, and what it mounts. */
function elementIn(page: Element, attributes: Readonly<Record<string, string>>) {
  const name = `tallyhouse-test-${(names += 1)}`;
  const mounted: MountOptions[] = [];
  const mount: Mount = (_, options) => {
    mounted.push(options);
    return { ready: Promise.resolve({ status: 'shown' }), update: jest.fn(), unmount: jest.fn() };
  };
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return { mounted, element, define: () => defineElement(name, mount), show: () => page.append(element) };
}

const attributes = { 'api-base-url': 'https://tallyhouse.example', brand: 'alder', basename: '/reports' };

test('it lends the portal’s React, set before the page knew the element or afterwards', () => {
  const early = elementIn(document.body, attributes);
  Object.assign(early.element, { getAccessToken, react: portalReact });
  early.show();
  early.define();
  const late = elementIn(document.body, attributes);
  late.define();
  late.show();
  Object.assign(late.element, { react: portalReact });
  expect(late.mounted).toEqual([]);
  Object.assign(late.element, { getAccessToken });

  for (const { mounted } of [early, late])
    expect(mounted).toMatchObject([{ ...{ brand: 'alder', basename: '/reports' }, react: portalReact }]);
});

test('without one it lends none', () => {
  const { mounted, element, define, show } = elementIn(document.body, attributes);
  define();
  show();
  Object.assign(element, { getAccessToken });

  expect(mounted).toHaveLength(1);
  expect(mounted[0]).not.toHaveProperty('react');
});

// @ts-nocheck -- it patches another package's untyped environment
// jsdom with what the UI kit and the HTTP mocks need and jsdom lacks.
const loaded = require('jest-fixed-jsdom');
const { MessageChannel } = require('node:worker_threads');
const { webcrypto } = require('node:crypto');
const quickStyle = require('./quick-style.cjs');

const FixedJsdomEnvironment = loaded.default ?? loaded;

/** Lets the process end although a port is open: antd's Form never closes its channel. */
function unreferenced(port) {
  const { get, set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(port), 'onmessage');
  Object.defineProperty(port, 'onmessage', {
    get: () => get.call(port),
    set(listener) {
      set.call(port, listener);
      port.unref();
    },
  });
  return port;
}

module.exports = class BrowserEnvironment extends FixedJsdomEnvironment {
  constructor(...args) {
    super(...args);
    const window = this.global;
    window.MessageChannel ??= class {
      constructor() {
        const channel = new MessageChannel();
        this.port1 = unreferenced(channel.port1);
        this.port2 = unreferenced(channel.port2);
      }
    };
    if (window.crypto?.subtle === undefined) {
      Object.defineProperty(window, 'crypto', { value: webcrypto, configurable: true });
    }
    window.matchMedia ??= (media) => ({
      media,
      matches: false,
      onchange: null,
      addListener() {},
      removeListener() {},
      addEventListener() {},
      removeEventListener() {},
      dispatchEvent: () => false,
    });
    // The browser's modal, without its making the rest inert.
    window.HTMLDialogElement.prototype.showModal ??= function () {
      this.open = true;
    };
    window.HTMLDialogElement.prototype.close ??= function () {
      this.open = false;
    };
    // `Blob` is Node's here; files are still jsdom's own.
    Object.getPrototypeOf(window.File.prototype).text ??= function () {
      return new Promise((resolve, reject) => {
        const reader = new window.FileReader();
        reader.addEventListener('load', () => resolve(reader.result));
        reader.addEventListener('error', () => reject(reader.error));
        reader.readAsText(this);
      });
    };
    window.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    // Style sheets of a shadow root, which jsdom would not draw either.
    window.CSSStyleSheet.prototype.replaceSync ??= () => undefined;
    const adopted = new WeakMap();
    Object.defineProperty(window.ShadowRoot.prototype, 'adoptedStyleSheets', {
      get() {
        if (!adopted.has(this)) adopted.set(this, []);
        return adopted.get(this);
      },
      set(sheets) {
        adopted.set(this, [...sheets]);
      },
    });
    window.getComputedStyle = quickStyle(window);
  }
};

/**
 * Groups of components, which remotes took whole before each component was shared apart, and all icons, which they took
 * after that. Remotes that were published then stay in use: a rollback must find what they take. The groups come in one
 * file and the icons in another, apart from the page's own, which stay as they are without them
 * (`tools/web-build/shell-config.mjs`).
 */
export const formerKit = {
  '@tallyhouse/shared/kit/core': () =>
    import(/* webpackChunkName: "former-kit" */ '@tallyhouse/shared/kit/core'),
  '@tallyhouse/shared/kit/date': () =>
    import(/* webpackChunkName: "former-kit" */ '@tallyhouse/shared/kit/date'),
  '@tallyhouse/shared/kit/detail': () =>
    import(/* webpackChunkName: "former-kit" */ '@tallyhouse/shared/kit/detail'),
  '@tallyhouse/shared/kit/feedback': () =>
    import(/* webpackChunkName: "former-kit" */ '@tallyhouse/shared/kit/feedback'),
  '@tallyhouse/shared/kit/form': () =>
    import(/* webpackChunkName: "former-kit" */ '@tallyhouse/shared/kit/form'),
  '@tallyhouse/shared/kit/icons': () =>
    import(/* webpackChunkName: "former-icons" */ '@tallyhouse/shared/kit/icons'),
  '@tallyhouse/shared/kit/layout': () =>
    import(/* webpackChunkName: "former-kit" */ '@tallyhouse/shared/kit/layout'),
  '@tallyhouse/shared/kit/modal': () =>
    import(/* webpackChunkName: "former-kit" */ '@tallyhouse/shared/kit/modal'),
  '@tallyhouse/shared/kit/select': () =>
    import(/* webpackChunkName: "former-kit" */ '@tallyhouse/shared/kit/select'),
  '@tallyhouse/shared/kit/table': () =>
    import(/* webpackChunkName: "former-kit" */ '@tallyhouse/shared/kit/table'),
  '@tallyhouse/shared/kit/tabs': () =>
    import(/* webpackChunkName: "former-kit" */ '@tallyhouse/shared/kit/tabs'),
} as const;

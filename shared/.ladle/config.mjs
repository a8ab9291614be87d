// `npm run stories` in this folder: every state of the shared pieces, without a server.
/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: 'src/**/*.stories.tsx',
  port: 61000,
  outDir: '../.cache/stories',
  addons: { rtl: { enabled: true }, a11y: { enabled: false }, source: { enabled: false } },
};

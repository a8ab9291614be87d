// `npm run stories`: every state of the screen, without a server.
/** @type {import('@ladle/react').UserConfig} */
// Ladle reads the default export.
export default {
  stories: 'src/**/*.stories.tsx',
  addons: { rtl: { enabled: true }, a11y: { enabled: false }, source: { enabled: false } },
};

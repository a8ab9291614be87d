import { makerCalls, withArguments } from './maker-calls.mjs';

/**
 * Gives each call that makes a component's styles the sheet that it made at the build; what computes it is left out.
 *
 * @this {import('webpack').LoaderContext<{ sheets: Record<string, import('./extract-styles.mjs').Sheet> }>}
 * @param {string} source
 */
export default function sheetsLoader(source) {
  const { sheets } = this.getOptions();
  const calls = makerCalls(this.resourcePath, source);
  const text = withArguments(source, calls, ({ key, isSwitched }) => {
    const sheet = sheets[key];
    if (sheet === undefined) throw new Error(`${key} has no sheet`);
    return `${JSON.stringify(sheet)}${isSwitched ? ', { injectStyle }' : ''}`;
  });
  // Else a module keeps keyframes that nothing takes any more.
  return text.replaceAll(/\bnew Keyframes\(/g, '/*#__PURE__*/ new Keyframes(');
}

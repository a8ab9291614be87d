/** The bundle takes style sheets as text. */
declare module '*.css' {
  const text: string;
  // eslint-disable-next-line no-restricted-syntax -- what esbuild's text loader gives
  export default text;
}

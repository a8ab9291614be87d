/** The program of a worker as text, put there by the build (tools/web-build/worker-source-loader.mjs). */
declare module '*?worker-source' {
  export const source: string;
}

/** The one of a remote's paths that `path` is, or lies below; undefined when it is none of them. */
export function ownPath(paths: readonly string[], path: string): string | undefined {
  return paths.find((own) => path === own || path.startsWith(`${own}/`));
}

/**
 * The modules that webpack joined into one, itself when it is of one file.
 *
 * @param {import('webpack').Module} module
 * @returns {import('webpack').Module[]}
 */
export function partsOf(module) {
  return /** @type {{ modules?: import('webpack').Module[] }} */ (module).modules ?? [module];
}

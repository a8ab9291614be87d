import type { BroughtManifest } from './manifests';

/** Manifests that the server put into the page: those of the remote that owns its address. None of what is damaged. */
export function broughtManifests(page: Document): readonly BroughtManifest[] {
  try {
    const given: unknown = JSON.parse(page.getElementById('tallyhouse-manifests')?.textContent ?? '[]');
    return Array.isArray(given) ? given.filter(isBrought) : [];
  } catch {
    return [];
  }
}

function isBrought(value: unknown): value is BroughtManifest {
  return (
    typeof value === 'object' &&
    value !== null &&
    'baseUrl' in value &&
    typeof value.baseUrl === 'string' &&
    'text' in value &&
    typeof value.text === 'string'
  );
}

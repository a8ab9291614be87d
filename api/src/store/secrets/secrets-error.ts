import { StoreError } from '../store-error';

/** A secret, or the key that it is sealed by, cannot be used; the remedy is for who runs the server. */
export class SecretsError extends StoreError {
  override readonly name = 'SecretsError';
}

import { StoreError } from '../../store/store-error';

/** A backup that cannot be made, or cannot be restored; nothing was changed or left behind. */
export class BackupError extends StoreError {
  override readonly name = 'BackupError';
}

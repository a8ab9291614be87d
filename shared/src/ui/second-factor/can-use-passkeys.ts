/** Whether this browser has passkeys for this page: at an address of numbers, or without a safe connection, none has. */
export function canUsePasskeys(): boolean {
  const isNumbers = /^[\d.]+$|:/.test(location.hostname);
  return window.isSecureContext && 'PublicKeyCredential' in window && !isNumbers;
}

/** A browser with passkeys, which gives what `answers` has, one for each time that a page asks; `null`: the person refuses. */
export function givenPasskeys(answers: readonly (object | null)[]): void {
  const left = [...answers];
  const answer = () => {
    const next = left.shift() ?? null;
    return next === null
      ? Promise.reject(new DOMException('refused', 'NotAllowedError'))
      : Promise.resolve({
          ...{ id: 'AAEC', rawId: bytes(), type: 'public-key', response: next },
          getClientExtensionResults: () => ({}),
        });
  };
  Object.defineProperties(window, {
    isSecureContext: { value: true, configurable: true },
    PublicKeyCredential: { value: () => undefined, configurable: true },
  });
  Object.defineProperty(navigator, 'credentials', {
    value: { create: answer, get: answer },
    configurable: true,
  });
}

const bytes = () => new Uint8Array([0, 1, 2]).buffer;

/** What a device gives that made a passkey. */
export const madePasskey = () => ({
  clientDataJSON: bytes(),
  attestationObject: bytes(),
  getTransports: () => ['usb'],
});

/** What a device gives that signed with one. */
export const shownPasskey = () => ({
  clientDataJSON: bytes(),
  authenticatorData: bytes(),
  signature: bytes(),
});

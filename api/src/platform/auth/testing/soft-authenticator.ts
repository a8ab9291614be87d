import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { MadeCredential, ShownCredential } from '@tallyhouse/shared/contracts/passkeys';

/** A device that makes a passkey and signs with it, as a browser gives that to a page at `origin`. */
export interface SoftAuthenticator {
  make(challenge: string, at?: Partial<Place>): MadeCredential;
  /** `uses`: what the device says of how often it was used. */
  show(challenge: string, uses: number, at?: Partial<Place>): ShownCredential;
}

interface Place {
  readonly origin: string;
  readonly rpId: string;
  /** Whether the person proved themselves to the device. */
  readonly isVerified: boolean;
}

const present = 0x01;
const verified = 0x04;
const attested = 0x40;

/** It is for `rpId`, on pages of `origin`. */
export function softAuthenticator(place: Pick<Place, 'origin' | 'rpId'>): SoftAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const jwk = publicKey.export({ format: 'jwk' });
  const point = (name: 'x' | 'y') => Buffer.from(jwk[name] ?? '', 'base64url');
  // COSE: EC2, ES256, P-256, x, y.
  const key = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    point('x'),
    Buffer.from('225820', 'hex'),
    point('y'),
  ]);

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const dataOf = ({ rpId, isVerified }: Place, uses: number, credential?: Buffer) => {
    const flags = present | (isVerified ? verified : 0) | (credential === undefined ? 0 : attested);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(uses);
    const rpIdHash = createHash('sha256').update(rpId).digest();
    return Buffer.concat([rpIdHash, Buffer.from([flags]), counter, credential ?? Buffer.alloc(0)]);
  };
  const head = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' } as const;

  return {
    make(challenge, at) {
      const here = { ...place, isVerified: true, ...at };
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const data = dataOf(here, 0, credential);
      // CBOR: {"fmt": "none", "attStmt": {}, "authData": bytes}.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      return {
        ...head,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, here.origin).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    show(challenge, uses, at) {
      const here = { ...place, isVerified: true, ...at };
      const data = dataOf(here, uses);
      const client = clientData('webauthn.get', challenge, here.origin);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        ...head,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },
  };
}

import { QRCode } from '../../kit/qr-code';
import { adoptStyles } from '../adopt-styles';
import { CopyButton } from '../copy-button';

adoptStyles(`
  .th-secret-square { width: fit-content; margin: 0 auto 12px; }
  .th-secret { text-align: center; overflow-wrap: anywhere; }
`);

interface AuthenticatorSecretProps {
  /** Base32. */
  readonly secret: string;
  readonly otpauthUrl: string;
  readonly words: { readonly square: string; readonly copy: string; readonly copied: string };
}

/** The secret of a new authenticator, to be scanned or typed. */
export function AuthenticatorSecret({ secret, otpauthUrl, words }: AuthenticatorSecretProps) {
  return (
    <>
      <div className="th-secret-square" role="img" aria-label={words.square}>
        {/* Dark on light in every theme: apps read no other. */}
        <QRCode type="svg" value={otpauthUrl} size={176} color="#000" bgColor="#fff" />
      </div>
      <p className="th-secret">
        <code>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>{' '}
        <CopyButton value={secret} label={words.copy} copiedLabel={words.copied} />
      </p>
    </>
  );
}

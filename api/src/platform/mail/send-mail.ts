import { createTransport } from 'nodemailer';
import type { MailSettings } from '../config/config';

/** What a mail says. */
export interface Letter {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface Mailer {
  /** Hands a message to the mail server; gives why it was not taken, in words, or null. */
  send(to: string, letter: Letter): Promise<string | null>;
  close(): void;
}

const timeoutMs = 15_000;

/** A mailer over the configured server; null where there is none. */
export function createMailer({ smtpUrl, from }: MailSettings): Mailer | null {
  if (smtpUrl === undefined) return null;
  const transport = createTransport(smtpUrl, { from });
  Object.assign(transport.options, {
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // What a message says never reads a file or fetches an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(to, { id, title, text }) {
      try {
        await transport.sendMail({
          to: { name: '', address: to },
          subject: title,
          text: `${text}\n`,
          messageId: `<${id}@tallyhouse>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return null;
      } catch (error) {
        return mailFault(error);
      }
    },
    close: () => transport.close(),
  };
}

/** What the server answered, without the addresses that it repeats. */
function mailFault(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return `The mail server did not take it (${[code, responseCode].filter((part) => part !== undefined).join(' ') || 'unknown'}).`;
}

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where a Firefox stands on this machine; undefined where none does. */
export const firefoxPath = [
  process.env['FIREFOX_PATH'] ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
].find((path) => path !== '' && existsSync(path));

/**
 * A Firefox as its makers ship it, which Playwright cannot drive.
 *
 * Every command rejects with the browser's own words.
 */
export interface Firefox {
  readonly goto: (url: string) => Promise<void>;
  /** Runs a function in the page and gives what it answers, as JSON. */
  readonly run: <A, R>(fn: (arg: A) => R | Promise<R>, arg: A) => Promise<R>;
  /** Types into the element that an XPath names. */
  readonly type: (xpath: string, text: string) => Promise<void>;
  readonly click: (xpath: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

const preferences = ['user_pref("marionette.port", 0);'];
const withoutCaches = [
  'user_pref("browser.cache.disk.enable", false);',
  'user_pref("browser.cache.memory.enable", false);',
];

interface FirefoxOptions {
  /** Keeps what it may keep; else what came honest once would be taken from there, whatever is served afterwards. */
  readonly isCaching?: boolean;
}

/** Opens a Firefox without windows and with a profile of its own, driven by Marionette, the protocol built into it. */
export async function openFirefox(
  path: string,
  { isCaching = false }: FirefoxOptions = {},
): Promise<Firefox> {
  const profile = await mkdtemp(join(tmpdir(), 'tallyhouse-firefox-'));
  await writeFile(join(profile, 'user.js'), [...preferences, ...(isCaching ? [] : withoutCaches)].join('\n'));
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  const browser = spawn(path, args, { stdio: 'ignore' });
  const marionette = await Marionette.to(await portIn(profile, browser));
  await marionette.command('WebDriver:NewSession', { timeouts: { script: 120_000 } });
  const find = async (xpath: string): Promise<string> => {
    const found = await marionette.command('WebDriver:FindElement', { using: 'xpath', value: xpath });
    return Object.values((found as { value: Record<string, string> }).value)[0] ?? '';
  };
  return {
    async goto(url) {
      await marionette.command('WebDriver:Navigate', { url });
    },
    async run<A, R>(fn: (arg: A) => R | Promise<R>, arg: A) {
      const script = `return (${fn.toString()})(...arguments)`;
      const answer = await marionette.command('WebDriver:ExecuteScript', { script, args: [arg] });
      return (answer as { value: R }).value;
    },
    async type(xpath, text) {
      await marionette.command('WebDriver:ElementSendKeys', { id: await find(xpath), text });
    },
    async click(xpath) {
      await marionette.command('WebDriver:ElementClick', { id: await find(xpath) });
    },
    async close() {
      const ended = new Promise((resolve) => browser.once('exit', resolve));
      marionette.end();
      browser.kill();
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Firefox writes the port that it took into its profile. */
async function portIn(profile: string, browser: ChildProcess): Promise<number> {
  const file = join(profile, 'MarionetteActivePort');
  for (let tries = 0; tries < 600; tries += 1) {
    const text = await readFile(file, 'utf8').catch(() => '');
    if (text !== '') return Number(text);
    if (browser.exitCode !== null) throw new Error(`Firefox ended with ${browser.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  browser.kill();
  throw new Error('Firefox did not say within a minute where it listens');
}

type Message = [1, number, { message: string } | null, unknown];

/** Commands as JSON behind its length in bytes, one at a time: `27:[0,1,"WebDriver:GetTitle",{}]`. */
class Marionette {
  #received = Buffer.alloc(0);
  #last = 0;
  readonly #waiting = new Map<number, (message: Message) => void>();

  private constructor(private readonly socket: Socket) {
    socket.on('data', (bytes) => this.#receive(bytes));
  }

  static async to(port: number): Promise<Marionette> {
    const socket = connect(port, '127.0.0.1');
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    return new Marionette(socket);
  }

  async command(name: string, parameters: object): Promise<unknown> {
    const id = (this.#last += 1);
    const answered = new Promise<Message>((resolve) => this.#waiting.set(id, resolve));
    const text = JSON.stringify([0, id, name, parameters]);
    this.socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = await answered;
    if (error !== null) throw new Error(`${name}: ${error.message}`);
    return result;
  }

  end(): void {
    this.socket.destroy();
  }

  #receive(bytes: Buffer): void {
    this.#received = Buffer.concat([this.#received, bytes]);
    for (;;) {
      const colon = this.#received.indexOf(':');
      const end = colon + 1 + Number(this.#received.subarray(0, colon).toString());
      if (colon < 0 || this.#received.length < end) return;
      const message = JSON.parse(this.#received.subarray(colon + 1, end).toString()) as unknown;
      this.#received = this.#received.subarray(end);
      // The first is no answer: it says who speaks.
      if (Array.isArray(message)) this.#waiting.get(message[1] as number)?.(message as Message);
    }
  }
}

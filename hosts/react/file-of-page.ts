import type { Mount } from '@tallyhouse/shared/embed/mount-options';
import { sayUnreachable } from './say-unreachable';

interface FileOfPage {
  readonly mount: Mount;
  /** Origin of Tallyhouse. */
  readonly origin: string;
}

/** The file of the page, whose import map has its hash: the browser refuses whatever else comes from there. */
export async function fileOfPage(): Promise<FileOfPage> {
  const { src = '' } = document.querySelector<HTMLScriptElement>('script[data-tallyhouse]') ?? {};
  const { mount } = await (import(src) as Promise<{ readonly mount: Mount }>).catch(() => ({
    mount: sayUnreachable,
  }));
  return { mount, origin: new URL(src).origin };
}

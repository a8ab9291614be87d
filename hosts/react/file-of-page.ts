import type { Mount } from '@tallyhouse/shared/embed/mount-options';
import { sayUnreachable } from './say-unreachable';

interface FileOfPage {
  readonly mount: Mount;
  /** Origin of Tallyhouse. */
  readonly origin: string;
}

/** The file whose hash the page has checked: the same address is the same module. */
export async function fileOfPage(): Promise<FileOfPage> {
  const { src = '' } = document.querySelector<HTMLScriptElement>('script[data-tallyhouse]') ?? {};
  const { mount } = await (import(src) as Promise<{ readonly mount: Mount }>).catch(() => ({
    mount: sayUnreachable,
  }));
  return { mount, origin: new URL(src).origin };
}

import { en } from './i18n/en';
import { ar } from './i18n/ar';
import { sw } from './i18n/sw';
import type { MountOptions } from './mount-options';

/**
 * Says in `element` that a remote could not start, without anything that may have failed: no React, no kit, no styles.
 * Gives what takes it away.
 */
export function plainNotice(
  element: Element,
  locale: MountOptions['locale'],
  onRetry: () => void,
): () => void {
  const words = { en, sw, ar }[locale ?? 'en'];
  const host = document.createElement('div');
  const notice = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  notice.setAttribute('role', 'alert');
  notice.dir = locale === 'ar' ? 'rtl' : 'ltr';
  for (const text of [words.refused, words.broken.step]) {
    notice.appendChild(document.createElement('p')).textContent = text;
  }
  const retry = notice.appendChild(document.createElement('button'));
  retry.type = 'button';
  retry.textContent = words.retry;
  retry.addEventListener('click', onRetry);
  element.append(host);
  return () => host.remove();
}

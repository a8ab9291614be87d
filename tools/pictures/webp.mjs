/**
 * The page as WebP, which Chromium's debugger writes and Playwright does not; with less quality where it weighs more
 * than `mostBytes`.
 *
 * @param {any} page
 * @param {number} mostBytes
 */
export async function webpOf(page, mostBytes) {
  const session = await page.context().newCDPSession(page);
  try {
    let bytes = Buffer.alloc(0);
    for (const quality of [80, 65, 50, 30]) {
      const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
      bytes = Buffer.from(data, 'base64');
      if (bytes.byteLength <= mostBytes) break;
    }
    return bytes;
  } finally {
    await session.detach();
  }
}

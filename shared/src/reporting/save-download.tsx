import type { Download } from '../contracts/remote';

/** Gives a binary answer to the browser to keep, under the server's file name or `fallbackName`. */
export function saveDownload(download: Download, fallbackName: string): void {
  const blob = new Blob([download.bytes], { type: download.contentType });
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = download.fileName ?? fallbackName;
  link.click();
  // The browser reads the bytes after this task; some need a moment more.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

import type { Download } from '../contracts/remote';
import { saveFile } from '../ui/save-file';

/** Gives a binary answer to the browser to keep, under the server's file name or `fallbackName`. */
export function saveDownload({ bytes, contentType, fileName }: Download, fallbackName: string): void {
  saveFile(new Blob([bytes], { type: contentType }), fileName ?? fallbackName);
}

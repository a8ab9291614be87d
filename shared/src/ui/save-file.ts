/** Gives a file to the browser to keep under a name. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the bytes after this task; some need a moment more.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

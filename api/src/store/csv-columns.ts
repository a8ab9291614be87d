import { open } from 'node:fs/promises';

/** The column names on the first line of a CSV file. Errors: `Error` when the file has no line. */
export async function csvColumns(path: string): Promise<string[]> {
  const file = await open(path);
  try {
    for await (const line of file.readLines()) return line.split(',').map((name) => name.replaceAll('"', ''));
  } finally {
    await file.close();
  }
  throw new Error(`${path} has no header line`);
}

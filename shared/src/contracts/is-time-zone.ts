/** Whether the time zone data has a zone of that name: `Africa/Dar_es_Salaam`. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

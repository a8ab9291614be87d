interface PageName {
  readonly title: string;
  /** Of a report, in words. */
  readonly period?: string | undefined;
}

/** Title of the window: what is shown, for which brand, `Online · Alder · Tallyhouse`; of a report with its period. */
export function windowTitle({ title, period }: PageName, brandName: string, product: string): string {
  return `${title} · ${brandName} · ${period ?? product}`;
}

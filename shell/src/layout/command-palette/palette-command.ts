export const commandSections = [
  'screens',
  'here',
  'searches',
  'reports',
  'brands',
  'actions',
  'terms',
] as const;
export type CommandSection = (typeof commandSections)[number];

/** One thing that the palette can do. */
export interface PaletteCommand {
  readonly id: string;
  readonly section: CommandSection;
  readonly label: string;
  /** Said beside it, and searched too. */
  readonly hint?: string;
  /** Other names of it, never shown: as good as the label. */
  readonly names?: readonly string[];
  /** Further words under which it is found, never shown. */
  readonly words?: string;
  readonly run: () => void;
}

interface CellWordsProps {
  readonly words: string;
  /** All of it, where the words are cut off or rounded. */
  readonly whole: string;
  readonly dir: 'auto' | 'ltr';
  /** Where the cell leads; null where it does not, or opens something here only. */
  readonly address: string | null;
}

/** What stands in a cell; as a link it has no tab stop of its own, since the grid has one for all of its cells. */
export function CellWords({ words, whole, dir, address }: CellWordsProps) {
  if (address === null)
    return (
      <span dir={dir} title={whole}>
        {words}
      </span>
    );
  return (
    <a href={address} tabIndex={-1} draggable={false} dir={dir} title={whole}>
      {words}
    </a>
  );
}

import { useUiText } from './use-ui-text';

/**
 * In place of a figure that its reader is to find out for themselves: when it will be shown. `isBrief`, where there is
 * room for one word: that word, with the rest on hover and for a screen reader (class `th-hidden-text` of the place).
 */
export function Withheld({ isBrief = false }: { readonly isBrief?: boolean }) {
  const text = useUiText();
  const words = text('withheld');
  if (!isBrief) return <i title={words}>{words}</i>;
  return (
    <i title={words}>
      <span aria-hidden="true">{text('withheldBriefly')}</span>
      <span className="th-hidden-text">{words}</span>
    </i>
  );
}

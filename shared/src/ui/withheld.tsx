import { useUiText } from './use-ui-text';

/** In place of a figure that its reader is to find out for themselves: when it will be shown. */
export function Withheld() {
  const text = useUiText();
  const words = text('withheld');
  return <i title={words}>{words}</i>;
}

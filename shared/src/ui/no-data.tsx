import { useUiText } from './use-ui-text';

/** A dash for a value that is not there; zero is written as zero. */
export function NoData() {
  const text = useUiText();
  return (
    <span role="img" aria-label={text('noData')}>
      —
    </span>
  );
}

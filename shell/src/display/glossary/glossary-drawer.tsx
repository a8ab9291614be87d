import { Drawer } from '@tallyhouse/shared/kit/modal';
import type { TermKey } from '@tallyhouse/shared/contracts/terms/term';
import { FetchedReader } from '@tallyhouse/shared/ui/term/fetched-reader';
import { useShellText } from '../../i18n/use-shell-text';

interface GlossaryDrawerProps {
  /** Read at once; null shows the list of all terms. */
  readonly start: TermKey | null;
  readonly onClose: () => void;
}

/** Every term of the product, to search and to read, beside the screen that one is on. */
export function GlossaryDrawer({ start, onClose }: GlossaryDrawerProps) {
  const text = useShellText();
  return (
    <Drawer
      open
      title={text('frame.glossary')}
      size={420}
      closable={{ 'aria-label': text('frame.closeGlossary') }}
      styles={{ wrapper: { maxWidth: '100%' } }}
      onClose={onClose}
    >
      <FetchedReader>{(reader) => <reader.Glossary start={start} />}</FetchedReader>
    </Drawer>
  );
}

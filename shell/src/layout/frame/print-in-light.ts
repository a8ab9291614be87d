import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useServices } from '../../remotes/services/services';

/** Draws the page in light colours before it goes to paper, and in its own again afterwards. */
export function usePrintInLight(): void {
  const { themeChoice } = useServices();
  useEffect(() => {
    // The browser takes its picture as soon as the listener is done: React must not put the drawing off.
    const toPaper = () => flushSync(() => themeChoice.print(true));
    const toScreen = () => themeChoice.print(false);
    addEventListener('beforeprint', toPaper);
    addEventListener('afterprint', toScreen);
    return () => {
      removeEventListener('beforeprint', toPaper);
      removeEventListener('afterprint', toScreen);
    };
  }, [themeChoice]);
}

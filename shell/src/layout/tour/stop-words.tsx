import { useEffect, useId, useRef } from 'react';

interface StopWordsProps {
  readonly title: string;
  readonly words: string;
  /** `Step 2 of 6`. */
  readonly at: string;
}

/** What a stop says. The kit's panel has no role and takes no focus: it is made a dialog that begins with its way on. */
export function StopWords({ title, words, at }: StopWordsProps) {
  const own = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    const panel = own.current?.closest<HTMLElement>('.ant-tour');
    if (panel === null || panel === undefined) return undefined;
    panel.setAttribute('role', 'dialog');
    panel.setAttribute('aria-label', title);
    panel.setAttribute('aria-describedby', id);
    return focusOnceShown(() => panel.querySelector<HTMLElement>('.ant-tour-next-btn'));
  }, [id, title]);
  return (
    <div ref={own} aria-live="polite">
      <p id={id}>{words}</p>
      <div className="quiet small">{at}</div>
    </div>
  );
}

/** The kit draws its panel hidden and shows it some frames later; until then it takes no focus. */
function focusOnceShown(find: () => HTMLElement | null): () => void {
  let frame = requestAnimationFrame(function attempt() {
    const wanted = find();
    wanted?.focus({ preventScroll: true });
    if (document.activeElement !== wanted) frame = requestAnimationFrame(attempt);
  });
  return () => cancelAnimationFrame(frame);
}

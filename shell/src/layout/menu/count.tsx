/** A number on a button of the top bar; the accessible name of the button says it too. */
export function Count({ words }: { readonly words: string }) {
  return (
    <span aria-hidden="true" className="count">
      {words}
    </span>
  );
}

import { theme } from '@tallyhouse/shared/kit/core';

/** A number on a button of the top bar; the accessible name of the button says it too. */
export function Count({ words }: { readonly words: string }) {
  const { token } = theme.useToken();
  return (
    <span
      aria-hidden="true"
      style={{
        minWidth: 20,
        paddingInline: 5,
        borderRadius: 10,
        fontSize: 12,
        lineHeight: '18px',
        fontWeight: 600,
        color: token.colorPrimary,
        background: token.colorPrimaryBg,
        border: '1px solid currentcolor',
      }}
    >
      {words}
    </span>
  );
}

import { useShellText } from '../i18n/use-shell-text';

/** Four strokes and one across: a tally of five. */
export function Logo({ withLine = false }: { readonly withLine?: boolean }) {
  const text = useShellText();
  return (
    <span className="logo">
      <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true" focusable="false">
        <rect width="24" height="24" rx="5" fill="var(--ant-color-primary)" />
        <path
          d="M7 17.5v-11m3.3 11v-11m3.4 11v-11m3.3 11v-11M4.5 15.5l15-7"
          stroke="var(--ant-color-text-light-solid)"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      </svg>
      <span className="logo-words">
        <strong>{text('product')}</strong>
        {withLine ? <span className="quiet">{text('productLine')}</span> : null}
      </span>
    </span>
  );
}

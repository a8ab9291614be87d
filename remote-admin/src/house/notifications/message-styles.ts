/** Looks of the list of messages. */
export const messageStyles = `
.th-messages { color: var(--th-ink); }
.th-messages h2 { font-size: 13px; line-height: 20px; font-weight: 600; color: var(--th-ink-soft); margin: 16px 0 6px; }
.th-messages ul { list-style: none; margin: 0; padding: 0; background: var(--th-paper); border: 1px solid var(--th-line); border-radius: 8px; }
.th-message { display: grid; grid-template-columns: 12px 180px minmax(0, 1fr) auto; gap: 4px 12px; padding: 10px 16px; align-items: start; }
li + li > .th-message { border-block-start: 1px solid var(--th-line); }
.th-message-dot { color: var(--th-accent); line-height: 22px; }
.th-message-meta { color: var(--th-ink-soft); font-size: 12px; line-height: 18px; overflow-wrap: anywhere; }
.th-message-words { min-width: 0; overflow-wrap: anywhere; }
.th-message-words p { margin: 2px 0; }
.th-message-unread .th-message-title { font-weight: 600; }
.th-message-bad { color: var(--th-error); }
@media (max-width: 760px) { .th-message { grid-template-columns: 12px minmax(0, 1fr); padding: 10px 12px; } .th-message > :nth-child(n + 3) { grid-column: 2; } }
`;

// As long as a proposed change waits for its second person.
const approvalMs = 14 * 86_400_000;
const linkMs = 72 * 3_600_000;
const mailedLinkMs = 30 * 60_000;

/** Invitations approved after this instant can still be handed out. */
export function approvalsSince(now: Date): Date {
  return new Date(now.getTime() - approvalMs);
}

/** Last instant of a link handed out at `now`. */
export function linkEnd(now: Date): Date {
  return new Date(now.getTime() + linkMs);
}

/** Last instant of a link mailed at `now` to who has forgotten the password. */
export function mailedLinkEnd(now: Date): Date {
  return new Date(now.getTime() + mailedLinkMs);
}

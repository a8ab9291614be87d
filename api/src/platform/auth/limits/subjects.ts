import { sha256 } from '../../../domain/sha256';
import { originOf } from './network-of';

/** What failures are counted for, and how many cost nothing. */
export interface Subject {
  /** A hash: what somebody unknown typed, a password perhaps, is not kept. */
  readonly key: string;
  /** So many failures are free; each one more makes the next try wait twice as long. */
  readonly free: number;
  readonly firstDelayMs: number;
  /** Whether being right makes good all that was wrong before. */
  readonly isForgiven: boolean;
}

/** A try of somebody who is signed in: their password, or a code of their authenticator. */
export type Proof = 'password' | 'second factor';

/**
 * What a try to sign in counts for.
 *
 * A device that signed in to this account before counts for itself alone, so that no stranger makes it wait. All others
 * count for the account from their address, for the account wherever they come from, for their address whatever account
 * they try, and for its network.
 */
export function subjectsOfSignIn(from: {
  readonly email: string;
  readonly address: string;
  readonly deviceId: string | null;
}): readonly Subject[] {
  if (from.deviceId !== null) return [own(`device ${from.deviceId}`)];
  const { home, network } = originOf(from.address);
  return [
    own(`account ${from.email} from ${home}`),
    { key: sha256(`account ${from.email}`), free: 15, firstDelayMs: 30_000, isForgiven: false },
    // An office behind one address has many people, who all mistype now and then.
    { key: sha256(`address ${home}`), free: 50, firstDelayMs: 10_000, isForgiven: false },
    { key: sha256(`network ${network}`), free: 200, firstDelayMs: 10_000, isForgiven: false },
  ];
}

/** What a try of somebody signed in counts for: themselves, from wherever. */
export function subjectsOfProof(userId: string, proof: Proof): readonly Subject[] {
  return [own(`${proof} of ${userId}`)];
}

/** What asking for a link by mail counts for, whether the account is there or not: nobody's mailbox is flooded. */
export function subjectsOfMailedLink(from: {
  readonly email: string;
  readonly address: string;
}): readonly Subject[] {
  const { home, network } = originOf(from.address);
  const subject = (name: string, free: number) => ({
    ...{ key: sha256(`mailed link ${name}`), free, firstDelayMs: 60_000, isForgiven: false },
  });
  return [
    subject(`to ${from.email}`, 3),
    subject(`from address ${home}`, 20),
    subject(`from network ${network}`, 100),
  ];
}

/** What a link that is dead counts for: an office behind one address opens some that are. */
export function subjectsOfLinkCheck(address: string): readonly Subject[] {
  const { home, network } = originOf(address);
  const subject = (name: string, free: number) => ({
    ...{ key: sha256(`dead link ${name}`), free, firstDelayMs: 10_000, isForgiven: false },
  });
  return [subject(`from address ${home}`, 50), subject(`from network ${network}`, 200)];
}

function own(name: string): Subject {
  return { key: sha256(name), free: 5, firstDelayMs: 30_000, isForgiven: true };
}

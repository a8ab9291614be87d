import { linkHash } from '../../domain/confirmation/hash-chain';

/** A row of the audit as it is hashed; all texts, nulls as they are. */
export interface ChainedRow {
  readonly seq: number;
  readonly happenedAt: string;
  readonly action: string;
  readonly actorId: string | null;
  readonly sessionId: string | null;
  readonly brandId: string | null;
  readonly objectKind: string;
  readonly objectId: string | null;
  readonly detail: string;
  readonly address: string | null;
  readonly previousHash: string;
}

/** SHA-256 over all fields of a row, in this order, and the hash of the row before. */
export function hashOfRow(row: ChainedRow): string {
  const { seq, happenedAt, action, actorId, sessionId, brandId, objectKind, objectId, detail, address } = row;
  const fields = [
    seq,
    happenedAt,
    action,
    actorId,
    sessionId,
    brandId,
    objectKind,
    objectId,
    detail,
    address,
  ];
  return linkHash(row.previousHash, JSON.stringify(fields));
}

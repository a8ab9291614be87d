import type { AuthorityView, ObligationView } from '@tallyhouse/shared/contracts/authorities';
import { addDays } from '../../domain/periods/calendar';
import type { Rule } from '../../domain/rules/rule-schema';
import type { RulePack } from '../../domain/rules/rule-pack';
import type { AuthorityGateway } from '../../platform/http/authority-gateway';
import { readCurrentPack } from '../../taxes/assessment/read-current-pack';
import type { Queryable } from '../../store/store';
import { dueWords } from './due-words';
import { listDeadlines, presentDeadline, type Deadline } from './list-deadlines';
import type { RegisteredAuthority } from '../../taxes/obligations/load-register';
import { owes, type LicenceInForce } from '../../taxes/obligations/plan-deadlines';
import { readConnections, type BrandConnection } from './queries/read-connections';
import { readLastAcks, type LastAck } from './queries/read-last-acks';
import { readObligations } from '../../taxes/obligations/read-obligations';

/** All that is known of the register as far as `brandIds` go. */
export interface RegisterReading {
  readonly brandIds: readonly string[];
  readonly register: readonly RegisteredAuthority[];
  readonly licences: readonly LicenceInForce[];
  readonly connections: readonly BrandConnection[];
  readonly acks: readonly LastAck[];
  /** Late ones of the last year, and those of the next. */
  readonly deadlines: readonly Deadline[];
  readonly pack: RulePack;
  readonly now: Date;
}

const daysAround = 400;

export async function readRegisterFor(
  store: Queryable,
  brandIds: readonly string[],
  now: Date,
): Promise<RegisterReading> {
  const today = now.toISOString().slice(0, 10);
  const range = { from: addDays(today, -daysAround), to: addDays(today, daysAround) };
  const obligations = await readObligations(store, brandIds);
  return {
    brandIds,
    register: obligations.register,
    licences: obligations.licences.filter(({ validTo }) => validTo === null || validTo >= today),
    connections: await readConnections(store, brandIds),
    acks: await readLastAcks(store, brandIds),
    deadlines: (await listDeadlines(store, brandIds, { ...range, now, obligations })).filter(
      ({ state }) => state !== 'DONE',
    ),
    pack: await readCurrentPack(store),
    now,
  };
}

/** Whether any of the brands owes the authority something. */
export function isOwed(authority: RegisteredAuthority, { licences }: RegisterReading): boolean {
  return owingLicences(authority, licences).length > 0;
}

function owingLicences(
  authority: RegisteredAuthority,
  licences: readonly LicenceInForce[],
): LicenceInForce[] {
  return licences.filter((licence) =>
    authority.obligations.some((obligation) => owes(licence, authority, obligation)),
  );
}

/** The register's entry with what it means to the brands. */
export function presentAuthority(
  authority: RegisteredAuthority,
  reading: RegisterReading,
  gateway: Pick<AuthorityGateway, 'circuitOf'>,
): AuthorityView {
  const licences = owingLicences(authority, reading.licences);
  const open = reading.deadlines.filter(({ authorityId }) => authorityId === authority.id);
  return {
    ...entryOf(authority),
    obligationCount: authority.obligations.length,
    brands: reading.brandIds
      .filter((brandId) => licences.some((licence) => licence.brandId === brandId))
      .map((brandId) => {
        const ref = { brandId, authorityId: authority.id };
        const own = licences.filter((licence) => licence.brandId === brandId);
        return { ...connectionOf(ref, reading), licences: own.map(named), circuit: gateway.circuitOf(ref) };
      }),
    nextDue: open[0] === undefined ? null : presentDeadline(open[0]),
    overdue: open.filter(({ state }) => state === 'OVERDUE').length,
    rules: rulesOf(authority.id, reading),
  };
}

function entryOf(authority: RegisteredAuthority) {
  const { id, country, name, kind, zone, language, currency, channels, regulators, proof, source } =
    authority;
  return { id, country, name, kind, zone, language, currency, channels, regulators, proof, source };
}

interface BrandRef {
  readonly brandId: string;
  readonly authorityId: string;
}

function connectionOf({ brandId, authorityId }: BrandRef, { connections, acks }: RegisterReading) {
  const isIt = (row: BrandRef) => row.brandId === brandId && row.authorityId === authorityId;
  const found = connections.find(isIt);
  const ack = acks.find(isIt);
  if (found === undefined) return { brandId, connection: null, lastAck: lastAckOf(ack) };
  const { environment, endpoint, certificateUntil, ackHours, trackedFrom, version } = found;
  const connection = { environment, endpoint, certificateUntil, ackHours, trackedFrom, version };
  return { brandId, connection, lastAck: lastAckOf(ack) };
}

function lastAckOf(ack: LastAck | undefined) {
  return ack === undefined ? null : { at: ack.at, ackRef: ack.ackRef };
}

const named = ({ id, number }: LicenceInForce) => ({ id, number });

const proofs: readonly Rule['status'][] = ['VERIFIED', 'SECONDARY', 'UNVERIFIED'];

/** The worst proof of the rules that hold today. */
function rulesOf(authorityId: string, { pack, now }: RegisterReading): AuthorityView['rules'] {
  const today = now.toISOString().slice(0, 10);
  const holding = pack.rules.filter(
    ({ authority, validFrom, validTo }) =>
      authority === authorityId && validFrom <= today && (validTo === null || today < validTo),
  );
  const worst = Math.max(...holding.map(({ status }) => proofs.indexOf(status)));
  const proof = proofs[worst];
  return proof === undefined ? null : { packVersion: pack.version, proof };
}

/** The obligations of an authority; `isAll` asks for those that no brand owes, too. */
export function presentObligations(
  authority: RegisteredAuthority,
  reading: RegisterReading,
  { isAll }: { readonly isAll: boolean },
): ObligationView[] {
  return authority.obligations
    .map((obligation) => {
      const licences = reading.licences.filter((licence) => owes(licence, authority, obligation));
      const next = reading.deadlines.find(
        ({ authorityId, obligationCode }) =>
          authorityId === authority.id && obligationCode === obligation.code,
      );
      return {
        ...obligation,
        dueWords: dueWords(obligation, authority.zone),
        isChanged: authority.changedCodes.includes(obligation.code),
        licences: licences.map((licence) => ({ brandId: licence.brandId, ...named(licence) })),
        nextDue: next === undefined ? null : presentDeadline(next),
      };
    })
    .filter(({ licences }) => isAll || licences.length > 0);
}

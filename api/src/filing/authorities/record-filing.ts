import type { Day } from '@tallyhouse/shared/contracts/scalars';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import { addDays } from '../../domain/periods/calendar';
import { ProblemError, ValidationFailed } from '../../platform/http/problems';
import type { Queryable, Store } from '../../store/store';
import { findDeadline, type Deadline } from './list-deadlines';

/** Something that was filed outside this product. */
interface Filing {
  readonly deadlineId: string;
  readonly filedOn: Day;
  readonly reference: string;
  readonly note: string | null;
}

interface Filer {
  readonly brandId: string;
  readonly user: { readonly id: string; readonly sessionId?: string };
  readonly now: Date;
  readonly address?: string;
}

/**
 * Records that a deadline was met elsewhere, and gives it as it then stands.
 *
 * Errors: `NotFound` for what is no deadline of the brand; `ValidationFailed` for one that a report or tax periods
 * kept here fulfil, or a day that cannot be; `ALREADY_FILED` (409).
 */
export async function recordFiling(store: Store, filer: Filer, filing: Filing): Promise<Deadline> {
  return store.tx(async (tx) => {
    const of = { id: filing.deadlineId, now: filer.now };
    const deadline = await findDeadline(tx, [filer.brandId], of);
    await writeFiling(tx, filer, { deadline, filing });
    return { ...deadline, state: 'DONE' };
  });
}

/** As `recordFiling`, of a deadline that was read in this transaction. */
export async function writeFiling(
  tx: Queryable,
  { brandId, user, now, address }: Filer,
  { deadline, filing }: { readonly deadline: Deadline; readonly filing: Omit<Filing, 'deadlineId'> },
): Promise<void> {
  requireRecordable(deadline, filing, now);
  const written = await tx.query(
    `insert into obligation_filing
       (deadline_id, brand_id, authority_id, obligation_code, filed_on, reference, note, recorded_by, recorded_at)
     values ($1, $2, $3, $4, cast($5 as date), $6, $7, $8, $9)
     on conflict (deadline_id) do nothing returning deadline_id`,
    [
      deadline.id,
      brandId,
      deadline.authorityId,
      deadline.obligationCode,
      filing.filedOn,
      filing.reference,
      filing.note,
      user.id,
      now.toISOString(),
    ],
  );
  if (written.length === 0) throw alreadyFiled();
  await appendAuditEvent(tx, {
    at: now,
    action: 'OBLIGATION_FILED',
    actorId: user.id,
    sessionId: user.sessionId,
    brandId,
    object: { kind: 'obligation', id: deadline.id },
    detail: { filedOn: filing.filedOn, reference: filing.reference },
    address,
  });
}

function requireRecordable(deadline: Deadline, { filedOn }: Pick<Filing, 'filedOn'>, now: Date): void {
  if (deadline.reportType !== null) {
    throw new ValidationFailed([
      {
        field: 'deadlineId',
        code: 'BY_REPORT',
        message: `A report fulfils it: send ${deadline.reportType} from here`,
      },
    ]);
  }
  if (deadline.state === 'DONE') throw alreadyFiled();
  if (deadline.isByTaxPeriods) {
    throw new ValidationFailed([
      {
        field: 'deadlineId',
        code: 'BY_TAX_PERIOD',
        message: 'Its tax periods fulfil it: file them and record their payment in tax reporting',
      },
    ]);
  }
  // Zones are ahead of UTC by less than a day.
  const latest = addDays(now.toISOString().slice(0, 10), 1);
  const { period, dueDay } = deadline;
  // What is due after its period tells of all of it, and cannot have been filed before its last day.
  const earliest = dueDay > period.to ? period.to : period.from;
  if (filedOn < earliest || filedOn > latest) {
    const message = `It is before ${earliest} or in the future: enter the day on which it was filed`;
    throw new ValidationFailed([{ field: 'filedOn', code: 'RANGE', message }]);
  }
}

function alreadyFiled(): ProblemError {
  return new ProblemError(409, 'ALREADY_FILED', 'It is already complete', {
    detail: 'See the calendar: this deadline was met by a payment or a recorded filing.',
  });
}

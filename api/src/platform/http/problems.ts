import type { FieldError, Problem, ProblemCode } from '@tallyhouse/shared/contracts/problem';

interface ProblemOptions {
  /** What to do about it, in a sentence; shown to people. Never holds internals. */
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
  /** With `CONTROL_TOTAL_MISMATCH`. */
  readonly attemptsLeft?: number;
  /** With `VERSION_CONFLICT`: the document as it stands. */
  readonly current?: unknown;
  /** With `FIGURES_WITHHELD`. */
  readonly withheldBy?: Problem['withheldBy'];
  /** With `NOT_FOUND`: of another brand of the caller. */
  readonly brand?: Problem['brand'];
  /** Answer headers that belong to it, `Retry-After` for one. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal that the caller may read. Thrown anywhere; the error handler alone turns it into problem+json. */
export class ProblemError extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly detail: string | undefined;
  readonly errors: readonly FieldError[] | undefined;
  readonly attemptsLeft: number | undefined;
  readonly current: unknown;
  readonly brand: Problem['brand'];
  readonly withheldBy: Problem['withheldBy'];
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: ProblemCode, title: string, options: ProblemOptions = {}) {
    super(title);
    this.name = 'ProblemError';
    this.status = status;
    this.code = code;
    this.detail = options.detail;
    this.errors = options.errors;
    this.attemptsLeft = options.attemptsLeft;
    this.current = options.current;
    this.brand = options.brand;
    this.withheldBy = options.withheldBy;
    this.headers = options.headers ?? {};
  }
}

/** The request is not what the contract says; `errors` names each field. */
export class ValidationFailed extends ProblemError {
  constructor(errors: readonly FieldError[]) {
    super(400, 'VALIDATION', 'The request is not valid', { errors });
  }
}

/** Nobody is signed in as far as the token goes; `TOKEN_EXPIRED` asks for a refresh. */
export class NotSignedIn extends ProblemError {
  constructor(code: 'TOKEN_EXPIRED' | 'TOKEN_INVALID') {
    const title = code === 'TOKEN_EXPIRED' ? 'The access token has expired' : 'Sign in to continue';
    super(401, code, title, { headers: { 'WWW-Authenticate': 'Bearer' } });
  }
}

/** Signed in, but not allowed. */
export class Forbidden extends ProblemError {
  constructor(detail: string) {
    super(403, 'FORBIDDEN', 'You do not have permission for this', { detail });
  }
}

export class BrandForbidden extends ProblemError {
  constructor() {
    super(403, 'BRAND_FORBIDDEN', 'You do not have access to this brand', {
      detail: 'Choose one of your own brands.',
    });
  }
}

/** Who is to find a total out for themselves is not told it, nor what it follows from, while the report waits. */
export class FiguresWithheld extends ProblemError {
  constructor({ reportId, title }: { readonly reportId: string; readonly title: string }) {
    super(409, 'FIGURES_WITHHELD', 'These figures are withheld until you have decided', {
      detail: `“${title}” is awaiting your confirmation. Its figures are withheld until you have confirmed or returned it; work out its control total from your own records or from the authority’s files.`,
      withheldBy: { id: reportId, title },
    });
  }
}

/** There is no such thing, or none that the user may know of: both look the same. */
export class NotFound extends ProblemError {
  constructor(what: string) {
    super(404, 'NOT_FOUND', `There is no such ${what}`);
  }

  /** The same, of what the caller has under another brand. */
  under(brand: NonNullable<Problem['brand']>): ProblemError {
    return new ProblemError(404, 'NOT_FOUND', this.message, { brand });
  }
}

/** The state of things does not allow it now. */
export class Conflict extends ProblemError {
  constructor(
    code:
      | 'REPORT_LOCKED'
      | 'STALE_SIMULATION'
      | 'NAME_TAKEN'
      | 'PROPOSAL_PENDING'
      | 'GAMING_DAY_FIXED'
      | 'LICENCE_FIXED'
      | 'CLOCKS_APART'
      | 'SEVERAL_CURRENCIES'
      | 'JOB_UNDER_WAY'
      | 'QUOTA_EXCEEDED',
    title: string,
    detail?: string,
  ) {
    super(409, code, title, detail === undefined ? {} : { detail });
  }
}

/** Somebody else wrote in between: read again, then write with the new etag. With `present`, nothing need be read. */
export class VersionConflict extends ProblemError {
  constructor(present?: { readonly document: unknown; readonly version: number }) {
    super(412, 'VERSION_CONFLICT', 'It was changed in the meantime', {
      detail: 'Reload it, then repeat the change.',
      ...(present === undefined
        ? {}
        : { current: present.document, headers: { ETag: `"${present.version}"` } }),
    });
  }
}

/** Nothing can be written. 507 for a call that had to; 503 for who asks whether calls should come here. */
export class DiskFull extends ProblemError {
  constructor(status: 503 | 507) {
    super(status, 'DISK_FULL', 'The server’s disk is full', {
      detail:
        'What was to be written was not kept; what is kept can be read. Ask your administrator to make room where the data lies, then try again: the server goes on by itself.',
    });
  }
}

export class TooManyRequests extends ProblemError {
  constructor(retryAfterSeconds: number, detail: string) {
    super(429, 'RATE_LIMIT', 'Too many attempts', {
      detail,
      headers: { 'Retry-After': String(retryAfterSeconds) },
    });
  }
}

export function tooLarge(): ProblemError {
  return new ProblemError(413, 'TOO_LARGE', 'The request is too large', { detail: 'Send less at once.' });
}

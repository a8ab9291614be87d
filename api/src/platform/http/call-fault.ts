/** A call that must not be made, or that came to nothing. `message` is for people and the log, without secrets. */
export class CallFault extends Error {
  /** True when nothing of the request left this machine, so that another try cannot have a second effect. */
  readonly isUnsent: boolean;
  /** True when trying again is of no use until somebody changes the settings. */
  readonly isRefused: boolean;
  /** True when the other side was given its time and did not answer in it. */
  readonly isLate: boolean;

  constructor(
    message: string,
    options: { readonly isUnsent?: boolean; readonly isRefused?: boolean; readonly isLate?: boolean } = {},
  ) {
    super(message);
    this.name = 'CallFault';
    this.isUnsent = options.isUnsent ?? false;
    this.isRefused = options.isRefused ?? false;
    this.isLate = options.isLate ?? false;
  }
}

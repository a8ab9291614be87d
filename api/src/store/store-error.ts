/** The store cannot be used. `message` is one sentence for a person, `remedy` what that person can do. */
export class StoreError extends Error {
  override readonly name: string = 'StoreError';

  constructor(
    message: string,
    readonly remedy: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export class StoreUnreadable extends StoreError {
  override readonly name = 'StoreUnreadable';

  constructor(path: string, options?: ErrorOptions) {
    super(
      `The data file ${path} cannot be read: it is damaged or not a data file of Tallyhouse.`,
      'Restore it from a backup, or move it away and start again.',
      options,
    );
  }
}

export class StoreLocked extends StoreError {
  override readonly name = 'StoreLocked';

  constructor(path: string, options?: ErrorOptions) {
    super(
      `The data file ${path} is in use by another process.`,
      'Stop the other Tallyhouse, or set DATA_DIR to another folder.',
      options,
    );
  }
}

export class StoreNotWritable extends StoreError {
  override readonly name = 'StoreNotWritable';

  constructor(path: string, options?: ErrorOptions) {
    super(
      `The data folder ${path} cannot be written to.`,
      'Give this user the right to write there, or set DATA_DIR to another folder.',
      options,
    );
  }
}

export class StoreNotRewritten extends StoreError {
  override readonly name = 'StoreNotRewritten';

  constructor(path: string, options?: ErrorOptions) {
    super(
      `Secrets of a release before lie in freed pages of the data file ${path}, which could not be written anew: it is as it was.`,
      'Free as much room on its disk as the file takes, and start again.',
      options,
    );
  }
}

export class StoreNotCopied extends StoreError {
  override readonly name = 'StoreNotCopied';

  constructor() {
    super(
      'The data is in PostgreSQL, which makes its backups itself.',
      'docs/operations/postgresql.md says how: a base backup, the log of writes, and DATA_DIR beside them.',
    );
  }
}

export class StoreTooNew extends StoreError {
  override readonly name = 'StoreTooNew';

  constructor(where: string, schema: { found: number; known: number }) {
    super(
      `${where} was written by a newer Tallyhouse: its schema is number ${schema.found}, this program knows up to ${schema.known}.`,
      'Run the newer Tallyhouse, or point this one at other data.',
    );
  }
}

export class StoreUnreachable extends StoreError {
  override readonly name = 'StoreUnreachable';

  constructor(address: string, options?: ErrorOptions) {
    super(
      `PostgreSQL at ${address} does not answer or refuses the connection.`,
      'Check DATABASE_URL and that the server runs.',
      options,
    );
  }
}

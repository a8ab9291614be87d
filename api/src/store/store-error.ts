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

const clusterDocs = 'docs/operations/cluster.md says how.';

const noCluster = {
  EMBEDDED: [
    'The embedded store is one file and cannot be spread over several machines.',
    'Set DATABASE_URL to the coordinator of a cluster.',
  ],
  NO_CITUS: [
    'The PostgreSQL database has no Citus, which spreads tables over several machines.',
    `Install Citus on each machine and run “create extension citus” in the database: ${clusterDocs}`,
  ],
  NO_WORKER: [
    'The coordinator knows no worker to spread facts over.',
    `Tell it with citus_add_node, as a superuser: ${clusterDocs}`,
  ],
} as const;

export class NotACluster extends StoreError {
  override readonly name = 'NotACluster';

  constructor(lacking: keyof typeof noCluster) {
    const [message, remedy] = noCluster[lacking];
    super(message, remedy);
  }
}

export class NotTheOwner extends StoreError {
  override readonly name = 'NotTheOwner';

  constructor(role: string) {
    super(
      `The role ${role} does not own the tables and may not spread them.`,
      'Set DATABASE_OWNER_URL to the same database as the owner of its schema.',
    );
  }
}

export class DistributionStopped extends StoreError {
  override readonly name = 'DistributionStopped';

  constructor(table: string, options: { readonly cause: unknown }) {
    super(
      `The table ${table} was not spread: ${options.cause instanceof Error ? options.cause.message : String(options.cause)}.`,
      'Tables before it are done, and this one is as it was. Put that right and run distribute again, which does the rest.',
      options,
    );
  }
}

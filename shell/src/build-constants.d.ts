/** Version of the product, put in by the build. */
declare const TALLYHOUSE_VERSION: string;
/** Whether a remote's entry must have the hash of the registry; development servers rebuild without hashes. */
declare const TALLYHOUSE_CHECK_INTEGRITY: boolean;

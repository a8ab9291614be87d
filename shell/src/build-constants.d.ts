/** Version of the product, put in by the build. */
declare const TALLYHOUSE_VERSION: string;
/** Whether a remote's entry must have the hash of the registry; development servers rebuild without hashes. */
declare const TALLYHOUSE_CHECK_INTEGRITY: boolean;
/** Keys whose registries this shell trusts. */
declare const TALLYHOUSE_REGISTRY_KEYS: readonly { readonly keyId: string; readonly publicKey: string }[];

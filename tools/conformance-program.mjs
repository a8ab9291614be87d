#!/usr/bin/env node
// `npx tallyhouse-conformance …` outside of this repository. Made when the package is packed (tools/pack.mjs).
const bundle = './dist/conformance.mjs';
await import(bundle);

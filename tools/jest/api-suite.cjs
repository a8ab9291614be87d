// oxlint-disable no-undef -- jest gives afterAll
// What a suite of the server's tests leaves behind.
const { dropKeptDatabases } = require('../../api/src/store/testing/kept-databases');

afterAll(dropKeptDatabases);

/** Name of the environment variable by which the run tells its tests where servers may write files. */
export const dataVariable = 'TALLYHOUSE_TEST_DATA';

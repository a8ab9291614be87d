import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Whole screens on a machine that builds beside: role queries over a table then take seconds, not milliseconds.
configure({ asyncUtilTimeout: 20_000 });

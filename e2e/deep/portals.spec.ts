import { test } from '../support/portal';
import { testJourney, testMissingFile, testTwoBrands } from '../support/portal-journeys';

const hosts = [
  { host: 'react-17', heading: /React 17\./ },
  { host: 'react-18', heading: /React 18\./ },
  { host: 'react-19', heading: /React 19\./ },
  { host: 'other-router', heading: /React 19\./ },
];

for (const one of hosts) {
  test.describe(one.host, () => {
    test.use({ host: one.host });
    testMissingFile(one);
    testJourney(one);
    testTwoBrands(one);
  });
}

import { alterations, cacheControls, hosts, remotes } from '../support/altered-embed';
import { testAltered, testAlteredInFirefox } from '../support/altered-journey';

for (const host of hosts)
  for (const cacheControl of cacheControls)
    for (const altered of alterations)
      testAltered(
        `${host}: of all remotes, sent with ${cacheControl ?? 'no Cache-Control'}, ${altered} altered, no altered byte runs`,
        remotes,
        { host, cacheControl, altered },
      );

testAlteredInFirefox(cacheControls);

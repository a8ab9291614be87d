import type { Rule } from './rules';

const words = 'words and a button or link in the place; the page works; no unhandled error';
const tell = 'Catch the failure, and draw what happened with the next step in the place.';

export const faultRules: Readonly<Record<string, Rule>> = {
  'faults.no-token': {
    name: 'Nobody is signed in: getAccessToken gives null',
    limit: words,
    remedy: `Take null for an ended session. ${tell}`,
  },
  'faults.refused-token': {
    name: 'The API refuses the token, then takes another',
    limit: `${words}; shown after it is tried again`,
    remedy: 'After a 401 ask getAccessToken once more; then let the user try again.',
  },
  'faults.unreachable': {
    name: 'The API is not reachable',
    limit: `${words}; shown after it is tried again`,
    remedy: tell,
  },
  'faults.500': {
    name: 'The API answers 500',
    limit: `${words}; shown after it is tried again`,
    remedy: tell,
  },
  'faults.hang': {
    name: 'The API does not answer for 10 s',
    limit: 'the place is not empty meanwhile, the page works, shown afterwards',
    remedy: 'Draw a placeholder at once, and do not give up a call before 10 s.',
  },
  'faults.module-blocked': {
    name: 'The file of the remote cannot be fetched',
    limit: 'words in the page, the page works, no unhandled error',
    remedy: 'Catch what import() rejects with in the portal, and say so with the next step.',
  },
  'faults.unmount-in-flight': {
    name: 'Unmounted while calls are under way',
    limit: 'no element and no request left, no unhandled error',
    remedy: 'Abort the calls in unmount, and draw nothing after it.',
  },
};

import { linkOf } from './link-of';

/** By the parameters that the screens read: a tax period and a place have addresses of their own. */
test.each([
  ['tax-period', 'txp 1', '/tax-reporting/txp%201'],
  ['certificate', 'GBT', '/authorities?authority=GBT'],
  ['deadline', 'd1', '/authorities/filing?id=d1'],
  ['branch', 'b1', '/retail?level=cashier&parentId=b1'],
  ['law', 'PLACED', '/load-data/exceptions?state=OPEN&law=PLACED'],
  ['load-batch', 'btc_1', '/load-data?batch=btc_1'],
  ['report', 'rep_1', '/reports-log?reportId=rep_1'],
  ['chain', 'x', '/critical-alert-history?id=alr_1'],
])('an alert about a %s leads to where it is looked at', (objectKind, objectId, link) => {
  expect(linkOf({ id: 'alr_1', objectKind, objectId })).toBe(link);
});

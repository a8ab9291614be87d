import type { KnownRate } from '../write-rates';

/** A rate from sterling to euro, published and known on the afternoon of its day. */
export function givenRate(given: Partial<KnownRate> & Pick<KnownRate, 'rateDate'>): KnownRate {
  const publishedAt = given.publishedAt ?? `${given.rateDate}T15:00:00Z`;
  return {
    from: 'GBP',
    to: 'EUR',
    rate: '1.1500000000',
    source: 'Test Bank',
    publishedAt,
    knownAt: publishedAt,
    ...given,
  };
}

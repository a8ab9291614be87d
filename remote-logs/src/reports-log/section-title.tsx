import { Typography } from '@tallyhouse/shared/kit/core';

/** Heading of a part of the drawer. */
export function SectionTitle({ words }: { readonly words: string }) {
  return (
    <Typography.Title level={3} style={{ fontSize: 16, marginBlock: '0 8px' }}>
      {words}
    </Typography.Title>
  );
}

import { Typography } from '@tallyhouse/shared/kit/core';

/** Heading of a part of the drawer. */
export function SectionTitle({ words }: { readonly words: string }) {
  return (
    <Typography.Title level={3} className="th-before-0 th-after-8 th-text-16">
      {words}
    </Typography.Title>
  );
}

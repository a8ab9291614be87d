import { Card, Typography } from '@tallyhouse/shared/kit/core';
import { SpokenPart } from '@tallyhouse/shared/ui/spoken-part';
import type { ReactNode } from 'react';

interface SettingsSectionProps {
  /** Anchor of the section. */
  readonly name: string;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** One subject of the settings: its heading, what it is about, its controls. */
export function SettingsSection({ name, title, lead, children }: SettingsSectionProps) {
  return (
    <section id={name} aria-labelledby={`${name}-title`} style={{ scrollMarginTop: 71 }}>
      <Card>
        <Typography.Title level={2} id={`${name}-title`} className="th-before-0 th-after-0 th-text-16">
          {title}
        </Typography.Title>
        <Typography.Paragraph type="secondary">{lead}</Typography.Paragraph>
        <SpokenPart>{children}</SpokenPart>
      </Card>
    </section>
  );
}

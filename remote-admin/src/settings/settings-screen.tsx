import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { Link } from '@tallyhouse/shared/kit/router';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { useEffect, type ComponentType } from 'react';
import { useSettingsText } from '../i18n/use-settings-text';
import { PasswordSection } from './password/password-section';
import { SessionsSection } from './sessions/sessions-section';
import { SettingsSection } from './settings-section';

/** The sections in the order of the page; the name is the anchor in the address, `/settings#sessions`. */
const sections = [
  { name: 'sessions', Content: SessionsSection },
  { name: 'password', Content: PasswordSection },
] as const satisfies readonly { readonly name: string; readonly Content: ComponentType }[];

/** `/settings`: what a user decides for themselves. Needs no brand. */
export function SettingsScreen() {
  const host = useRemoteHost();
  const text = useSettingsText();
  useEffect(() => host.setTitle(text('title')), [host, text]);
  return (
    <>
      <PageHeader title={text('title')} detail={text('subtitle', { email: host.session.user.email })} />
      <Flex wrap gap={24} align="flex-start">
        <nav aria-label={text('contents')} style={{ flex: '0 0 112px', position: 'sticky', top: 71 }}>
          <Flex component="ul" wrap gap="4px 16px" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {sections.map(({ name }) => (
              <li key={name} style={{ lineHeight: '28px' }}>
                <Link to={{ hash: name }}>{text(`${name}.title`)}</Link>
              </li>
            ))}
          </Flex>
        </nav>
        <Flex vertical gap={24} style={{ flex: '1 1 300px', minWidth: 0, maxWidth: 1040 }}>
          {sections.map(({ name, Content }) => (
            <SettingsSection key={name} name={name} title={text(`${name}.title`)} lead={text(`${name}.lead`)}>
              <Content />
            </SettingsSection>
          ))}
        </Flex>
      </Flex>
    </>
  );
}

import type { Permission } from '@tallyhouse/shared/contracts/permissions';
import type { ComponentType } from 'react';
import { ApiKeysSection } from '../api-keys/api-keys-section';
import { OnlineBlacklistSection, RetailBlacklistSection } from '../blacklists/blacklist-section';
import { ChangesSection } from '../../changes/changes-section';
import { LicencesSection } from '../licences/licences-section';
import { NotificationsSection } from '../notifications/matrix/notifications-section';
import { RolesSection } from '../users/roles-section';
import { UsersSection } from '../users/users-section';
import { BrandChannelsSection } from './account/brand-channels-section';
import { BrandSection } from './account/brand-section';
import { ProfileSection } from './account/profile-section';
import { FiltersSection } from './filters/filters-section';
import { OwnDataSection } from './own-data/own-data-section';
import { PasswordSection } from './password/password-section';
import { PreferencesSection } from './preferences/preferences-section';
import { SecondFactorSection } from './second-factor/second-factor-section';
import { SessionsSection } from './sessions/sessions-section';
import type { settingsPaths } from './settings-paths';

/** One subject: its name is the anchor in the address, `/settings#sessions`. */
interface SettingsSectionEntry {
  readonly name: SectionName;
  readonly Content: ComponentType;
}

/** Subjects that stand on one page of their own, `/settings/brand`. */
interface SettingsPageEntry {
  /** Last part of the path; the first page has none. */
  readonly path: '' | (typeof settingsPaths)[number];
  readonly group: 'account' | 'brand' | 'administration';
  /** Whom the whole page is for; left out where each of its subjects says so. */
  readonly subtitle?: 'account' | 'brand';
  /** Without it the page is not offered. */
  readonly permission?: Permission;
  readonly sections: readonly SettingsSectionEntry[];
}

type SectionName =
  | 'profile'
  | 'preferences'
  | 'secondFactor'
  | 'sessions'
  | 'password'
  | 'notifications'
  | 'ownData'
  | 'brand'
  | 'brandChannels'
  | 'blacklist-online'
  | 'blacklist-retail'
  | 'filters'
  | 'changes'
  | 'users'
  | 'roles'
  | 'apiKeys'
  | 'licences';

/** The pages of the settings in the order of the menu. */
export const settingsPages: readonly SettingsPageEntry[] = [
  {
    path: '',
    group: 'account',
    subtitle: 'account',
    sections: [
      { name: 'profile', Content: ProfileSection },
      { name: 'preferences', Content: PreferencesSection },
      { name: 'secondFactor', Content: SecondFactorSection },
      { name: 'sessions', Content: SessionsSection },
      { name: 'password', Content: PasswordSection },
      { name: 'notifications', Content: NotificationsSection },
      { name: 'ownData', Content: OwnDataSection },
    ],
  },
  {
    path: 'brand',
    group: 'brand',
    subtitle: 'brand',
    sections: [
      { name: 'brand', Content: BrandSection },
      { name: 'brandChannels', Content: BrandChannelsSection },
    ],
  },
  {
    path: 'columns',
    group: 'brand',
    sections: [
      { name: 'blacklist-online', Content: OnlineBlacklistSection },
      { name: 'blacklist-retail', Content: RetailBlacklistSection },
    ],
  },
  { path: 'filters', group: 'brand', sections: [{ name: 'filters', Content: FiltersSection }] },
  {
    path: 'changes',
    group: 'administration',
    permission: 'administration.view',
    sections: [{ name: 'changes', Content: ChangesSection }],
  },
  {
    path: 'users',
    group: 'administration',
    permission: 'administration.view',
    sections: [{ name: 'users', Content: UsersSection }],
  },
  {
    path: 'roles',
    group: 'administration',
    permission: 'administration.view',
    sections: [{ name: 'roles', Content: RolesSection }],
  },
  {
    path: 'api-keys',
    group: 'administration',
    permission: 'administration.view',
    sections: [{ name: 'apiKeys', Content: ApiKeysSection }],
  },
  {
    path: 'licences',
    group: 'administration',
    permission: 'administration.view',
    sections: [{ name: 'licences', Content: LicencesSection }],
  },
];

/** Address of a section. */
export function addressOf(page: SettingsPageEntry, name: SectionName): string {
  const path = page.path === '' ? '/settings' : `/settings/${page.path}`;
  return page.sections.length === 1 ? path : `${path}#${name}`;
}

/** The page that a section stands on, by the anchor of an address; undefined for an anchor of no section. */
export function pageOfSection(name: string): SettingsPageEntry | undefined {
  return settingsPages.find(({ sections }) => sections.some((section) => section.name === name));
}

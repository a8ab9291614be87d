import {
  AlertOutlined,
  AppstoreOutlined,
  AuditOutlined,
  BankOutlined,
  BarChartOutlined,
  BellOutlined,
  CloudUploadOutlined,
  DashboardOutlined,
  FileSearchOutlined,
  FileTextOutlined,
  SafetyCertificateOutlined,
  SaveOutlined,
  SettingOutlined,
  ShopOutlined,
  TableOutlined,
  UnorderedListOutlined,
} from '@tallyhouse/shared/kit/icons';
import type { ComponentType } from 'react';

/** Icons by the names that registries use; a name nobody knows gets the general one. */
const icons = new Map<string, ComponentType>([
  ['alert', AlertOutlined],
  ['audit', AuditOutlined],
  ['bank', BankOutlined],
  ['bar-chart', BarChartOutlined],
  ['bell', BellOutlined],
  ['cloud-upload', CloudUploadOutlined],
  ['dashboard', DashboardOutlined],
  ['file-search', FileSearchOutlined],
  ['file-text', FileTextOutlined],
  ['safety-certificate', SafetyCertificateOutlined],
  ['save', SaveOutlined],
  ['setting', SettingOutlined],
  ['shop', ShopOutlined],
  ['table', TableOutlined],
  ['unordered-list', UnorderedListOutlined],
]);

export function NavigationIcon({ name }: { readonly name: string }) {
  const Icon = icons.get(name) ?? AppstoreOutlined;
  return (
    <span className="nav-icon" aria-hidden="true">
      <Icon />
    </span>
  );
}

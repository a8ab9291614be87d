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
  MenuOutlined,
  SafetyCertificateOutlined,
  SaveOutlined,
  SettingOutlined,
  ShopOutlined,
  TableOutlined,
  UnorderedListOutlined,
} from '@tallyhouse/shared/kit/icons';
import type { ReactNode } from 'react';

/** Icons by the names that registries use; a name nobody knows gets the general one. */
const icons = new Map<string, ReactNode>([
  ['alert', <AlertOutlined key="alert" />],
  ['audit', <AuditOutlined key="audit" />],
  ['bank', <BankOutlined key="bank" />],
  ['bar-chart', <BarChartOutlined key="bar-chart" />],
  ['bell', <BellOutlined key="bell" />],
  ['cloud-upload', <CloudUploadOutlined key="cloud-upload" />],
  ['dashboard', <DashboardOutlined key="dashboard" />],
  ['file-search', <FileSearchOutlined key="file-search" />],
  ['file-text', <FileTextOutlined key="file-text" />],
  ['menu', <MenuOutlined key="menu" />],
  ['safety-certificate', <SafetyCertificateOutlined key="safety-certificate" />],
  ['save', <SaveOutlined key="save" />],
  ['setting', <SettingOutlined key="setting" />],
  ['shop', <ShopOutlined key="shop" />],
  ['table', <TableOutlined key="table" />],
  ['unordered-list', <UnorderedListOutlined key="unordered-list" />],
]);

export function NavigationIcon({ name }: { readonly name: string }) {
  return (
    <span className="nav-icon" aria-hidden="true">
      {icons.get(name) ?? <AppstoreOutlined />}
    </span>
  );
}

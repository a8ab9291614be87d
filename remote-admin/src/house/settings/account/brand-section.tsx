import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { ChooseBrandNotice } from '@tallyhouse/shared/reporting/choose-brand-notice';
import { useAccountText } from '../../../i18n/use-account-text';
import { GamingDayProposal } from '../gaming-day/gaming-day-proposal';
import { SettingsFields, type SettingField } from '../form/settings-fields';
import { brandSource } from './brand-source';

const names = [
  'drawer',
  'clockSkewSeconds',
  'duplicatePercent',
  'dueSoonHours',
  'holdSigmas',
  'lateToleranceHours',
  'apiLogBodies',
] as const;

/** What the brand decides for itself: tolerances, thresholds, and how long things are kept. */
export function BrandSection() {
  const text = useAccountText();
  const { session } = useRemoteHost();
  const { brand, permissions } = session;
  if (brand === null) return <ChooseBrandNotice />;
  const fields: SettingField[] = names.map((name) => ({
    name,
    label: text(`brand.${name}`, { currency: brand.currency }),
    hint: text(`brandHint.${name}`),
    inputMode: name === 'drawer' ? 'decimal' : 'numeric',
  }));
  return (
    <>
      <GamingDayProposal zone={brand.zone} cutoff={brand.cutoff} />
      <SettingsFields
        key={brand.id}
        source={brandSource(brand.id)}
        fields={fields}
        lockedBecause={permissions.includes('settings.brand') ? null : text('brand.locked')}
      />
    </>
  );
}

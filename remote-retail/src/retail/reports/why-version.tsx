import type { readRetailReport } from '@tallyhouse/shared/contracts/kept-retail-reports';
import type { CallAnswer, SessionView } from '@tallyhouse/shared/contracts/remote';
import { readRetailReportChanges } from '@tallyhouse/shared/contracts/report-changes';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useSpoken } from '@tallyhouse/shared/i18n/use-text';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { VersionDifference } from '@tallyhouse/shared/reporting/why/version-difference';
import { retailPaths } from '../retail-paths';
import { retailFieldsQuery } from './report-queries';

interface WhyVersionProps extends Pick<CallAnswer<typeof readRetailReport>, 'report' | 'difference'> {
  readonly brand: NonNullable<SessionView['brand']>;
}

/** Why a version of a retail report differs from the one that it replaces. */
export function WhyVersion({ brand, report, difference }: WhyVersionProps) {
  const { http } = useRemoteHost();
  const spoken = useSpoken();
  const fields = useQuery(retailFieldsQuery(http, brand.id)).data?.fields;
  return (
    <VersionDifference
      difference={difference}
      report={report}
      changes={readRetailReportChanges}
      brandId={brand.id}
      titleOf={(measure) => {
        const field = fields?.find((one) => one.field === measure);
        return field === undefined ? measure : spoken(field.title);
      }}
      pathOf={retailPaths.report}
    />
  );
}

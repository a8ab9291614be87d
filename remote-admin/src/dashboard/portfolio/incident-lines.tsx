import type { AlertSeverity } from '@tallyhouse/shared/contracts/critical-alerts';
import { agoText } from '@tallyhouse/shared/format/instant';
import { useSaid } from '@tallyhouse/shared/format/use-said';
import { Link } from '@tallyhouse/shared/kit/router';
import { StateTag } from '@tallyhouse/shared/ui/state-tag';
import { severityLooks } from '../../critical-alerts/severity-tag';
import { usePortfolioText } from '../../i18n/use-portfolio-text';
import type { StandingProps } from './brand-card';
import { inBrand } from '@tallyhouse/shared/reporting/in-brand';

const mostShown = 3;
const severities: readonly AlertSeverity[] = ['CRITICAL', 'HIGH', 'MEDIUM'];

/** How many incidents are open by what they weigh, and the heaviest of them. */
export function IncidentLines({ standing: { brand, incidents }, nowMs }: StandingProps) {
  const text = usePortfolioText();
  const said = useSaid(brand.zone);
  if (incidents.length === 0) return <span className="th-standing-soft">{text('noIncidents')}</span>;
  return (
    <>
      <div className="th-standing-tags">
        {severities.map((severity) => {
          const count = incidents.filter((one) => one.severity === severity).length;
          if (count === 0) return null;
          const query = new URLSearchParams({ severity, state: 'OPEN,ACKNOWLEDGED' });
          return (
            <Link key={severity} to={inBrand(`/critical-alert-history?${query.toString()}`, brand.id)}>
              <StateTag {...severityLooks[severity]} word={text(`severity_${severity}`, { count })} />
            </Link>
          );
        })}
      </div>
      <ul>
        {incidents.slice(0, mostShown).map((incident) => (
          <li key={incident.id}>
            <Link to={inBrand(incident.link, brand.id)}>{said.alert(incident).title}</Link>
            <div className="th-standing-soft">{agoText(incident.lastSeenAt, nowMs)}</div>
          </li>
        ))}
      </ul>
    </>
  );
}

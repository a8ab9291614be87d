import { TanzaniaSummaries } from './summary/tanzania-summaries';
import { TanzaniaGate } from './tanzania-gate';

/** `/summary-report-tanzania`. */
export function TanzaniaSummariesScreen() {
  return (
    <TanzaniaGate>
      <TanzaniaSummaries />
    </TanzaniaGate>
  );
}

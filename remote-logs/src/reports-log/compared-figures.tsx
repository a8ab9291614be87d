import { readReportChanges, readRetailReportChanges } from '@tallyhouse/shared/contracts/report-changes';
import type { ReportHeader } from '@tallyhouse/shared/contracts/reports';
import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert } from '@tallyhouse/shared/kit/core';
import { VersionCauses } from '@tallyhouse/shared/reporting/why/version-causes';
import { isZero, type ComparedMeasure } from './compare-versions';
import { useReportsLogText, type ReportsLogText } from './use-reports-log-text';

interface ComparedFiguresProps {
  readonly family: Channel;
  readonly measures: readonly ComparedMeasure[];
  readonly before: Pick<ReportHeader, 'id' | 'version'>;
  readonly after: ReportHeader;
}

/** Why each figure of two versions changed, and whether the causes explain all of it. */
export function ComparedFigures({ family, measures, before, after }: ComparedFiguresProps) {
  const text = useReportsLogText();
  const { brand } = useRemoteHost().session;
  const open = measures.filter(({ closes }) => !closes).map(({ measure }) => measureWord(measure, text));
  const isSame = measures.every(({ delta }) => isZero(delta));
  return (
    <>
      <Alert
        showIcon
        role="status"
        type={open.length > 0 ? 'error' : 'success'}
        title={
          open.length > 0
            ? text('compare.closesNot', { measures: open.join(', ') })
            : text(isSame ? 'compare.same' : 'compare.closes')
        }
      />
      <VersionCauses
        difference={{ replaces: before.id, version: before.version, measures: [...measures] }}
        report={after}
        changes={family === 'RETAIL' ? readRetailReportChanges : readReportChanges}
        // Records are told against the version that was replaced, and no earlier one.
        brandId={after.replaces === before.id ? (brand?.id ?? null) : null}
        titleOf={(measure) => measureWord(measure, text)}
      />
    </>
  );
}

const words = ['stakes', 'voids', 'netStakes', 'winnings', 'ggr', 'taxPayable'] as const;

/** A figure's name; one that this version of the page does not know keeps the name of its field. */
function measureWord(measure: string, text: ReportsLogText): string {
  const known = words.find((word) => word === measure);
  return known === undefined ? measure : text(`measure.${known}`);
}

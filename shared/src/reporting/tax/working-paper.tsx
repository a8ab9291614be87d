import type { TaxPeriod } from '../../contracts/tax-periods';
import { useRemoteHost } from '../../host/remote-host';
import { Skeleton } from '../../kit/feedback';
import { Drawer } from '../../kit/modal';
import { useQuery } from '../../kit/query';
import { ProblemNotice } from '../../ui/problem-notice';
import { useTaxText } from './use-tax-text';
import { workingPaperQuery } from './tax-queries';
import { taxName } from './tax-words';
import { WorkingPaperAbout, WorkingPaperContent } from './working-paper-content';

interface WorkingPaperProps {
  readonly period: Pick<TaxPeriod, 'id' | 'code' | 'productClass'>;
  readonly onClose: () => void;
}

/** How a tax comes to what it comes to: every line with its rule, source and proof, and the facts day by day. */
export function WorkingPaper({ period, onClose }: WorkingPaperProps) {
  const text = useTaxText();
  const { http, session } = useRemoteHost();
  const paper = useQuery(workingPaperQuery(http, session.brand?.id ?? null, period.id));
  const title = text('paper.title', { tax: taxName(period.code, text), productClass: period.productClass });
  const { data } = paper;
  return (
    <Drawer open title={title} size={720} onClose={onClose} styles={{ wrapper: { maxWidth: '100%' } }}>
      {paper.isError ? (
        <ProblemNotice
          title={text('paper.failed')}
          error={paper.error}
          onRetry={() => void paper.refetch()}
        />
      ) : data === undefined ? (
        <Skeleton active paragraph={{ rows: 10 }} />
      ) : (
        <>
          <WorkingPaperAbout paper={data} />
          <WorkingPaperContent paper={data} onDrill={onClose} />
        </>
      )}
    </Drawer>
  );
}

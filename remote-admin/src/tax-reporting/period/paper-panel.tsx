import { factSplitSchema, type FactSplit } from '@tallyhouse/shared/contracts/tax-papers';
import type { TaxPeriodDetail } from '@tallyhouse/shared/contracts/tax-periods';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Segmented, Select } from '@tallyhouse/shared/kit/select';
import { workingPaperQuery } from '@tallyhouse/shared/reporting/tax/tax-queries';
import { useTaxText } from '@tallyhouse/shared/reporting/tax/use-tax-text';
import {
  WorkingPaperAbout,
  WorkingPaperContent,
} from '@tallyhouse/shared/reporting/tax/working-paper-content';
import { NotLoaded } from '@tallyhouse/shared/ui/not-loaded';
import { useState } from 'react';
import { useTaxReportingText } from '../use-tax-reporting-text';
import { RegisterPanel } from './register-panel';

/** What goes into lines that have a register. */
const registered: ReadonlySet<string> = new Set(['tickets', 'movements']);

/** How the period comes to what it comes to, in any of its versions. */
export function PaperPanel({ period }: { readonly period: TaxPeriodDetail }) {
  const text = useTaxReportingText();
  const taxText = useTaxText();
  const { http, session } = useRemoteHost();
  const seesDetail = session.brand !== null && session.permissions.includes('reports.view-detail');
  const [version, setVersion] = useState<number | undefined>();
  const [split, setSplit] = useState<FactSplit>('day');
  const paper = useQuery(workingPaperQuery(http, session.brand?.id ?? null, period.id, { version, split }));
  const isOfSeveral = (period.brands ?? []).length > 1;
  const splits = factSplitSchema.options.filter((one) => one !== 'brand' || isOfSeveral);
  return (
    <>
      <Flex wrap gap="small" align="center" className="th-after-8">
        {period.versions.length < 2 ? null : (
          <Select
            aria-label={text('paper.version')}
            className="th-least-150"
            value={version ?? period.version}
            options={period.versions.map((one) => ({
              value: one.version,
              label: text(one.version === period.version ? 'paper.inForce' : 'version', {
                version: one.version,
              }),
            }))}
            onChange={(chosen) => setVersion(chosen === period.version ? undefined : chosen)}
          />
        )}
        <span>{text('paper.split')}</span>
        <Segmented<FactSplit>
          aria-label={text('paper.split')}
          value={split}
          options={splits.map((one) => ({ value: one, label: text(`paper.by.${one}`) }))}
          onChange={setSplit}
        />
        <Button onClick={() => globalThis.print()}>{text('paper.print')}</Button>
        {paper.data === undefined ? null : <WorkingPaperAbout paper={paper.data} />}
      </Flex>
      {paper.isError || paper.data === undefined ? (
        <NotLoaded query={paper} failed={taxText('paper.failed')} rows={11} />
      ) : (
        <div className={paper.isPlaceholderData ? 'th-outdated' : undefined} aria-busy={paper.isFetching}>
          <WorkingPaperContent paper={paper.data} />
          {seesDetail
            ? paper.data.lines
                .filter(({ inputs }) => inputs.some(({ code }) => registered.has(code)))
                .map(({ rule }) => (
                  <RegisterPanel
                    key={`${rule.id} ${version ?? ''}`}
                    periodId={period.id}
                    ruleId={rule.id}
                    version={version}
                  />
                ))
            : null}
        </div>
      )}
    </>
  );
}

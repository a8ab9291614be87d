import type { ChangeCause } from '@tallyhouse/shared/contracts/changed-records';
import type { Money } from '@tallyhouse/shared/contracts/scalars';
import type { FactSplit, WorkingPaperFigures } from '@tallyhouse/shared/contracts/tax-papers';
import { differenceOf, sumOfAmounts } from '@tallyhouse/shared/format/exact-amount';
import { baseText } from '@tallyhouse/shared/reporting/tax/tax-words';
import { useLicences } from '@tallyhouse/shared/reporting/use-licences';
import { CauseSteps } from '@tallyhouse/shared/reporting/why/cause-steps';
import { PartsTable } from '@tallyhouse/shared/reporting/why/parts-table';
import { whyChanged, type PartPlayed, type Played } from '@tallyhouse/shared/reporting/why/why-changed';
import { useMemo, type ReactNode } from 'react';
import { useTaxReportingText } from '../../use-tax-reporting-text';
import { useCauseWords } from './use-cause-words';
import { usePaperRecords, type PaperEnd } from './use-paper-records';
import { whyTaxChanged } from './why-tax-changed';

/** What the base is split by, to see what each part did to it. */
export type PartSplit = Exclude<FactSplit, 'day'>;

type Compared = PaperEnd & { readonly paper: WorkingPaperFigures };

interface TaxCausesProps {
  readonly before: Compared;
  readonly now: Compared;
  readonly split: PartSplit;
  /** Between versions: what became of the records, with the way to them. */
  readonly records?:
    | readonly {
        readonly cause: ChangeCause;
        readonly base: Money;
        readonly button: ReactNode;
        readonly open: (() => void) | undefined;
      }[]
    | undefined;
  /** Stands between causes and parts. */
  readonly children?: ReactNode;
}

/** The causes as steps from one paper to the other and as a table, and what each part did to the base. */
export function TaxCauses({ before, now, split, records, children }: TaxCausesProps) {
  const text = useTaxReportingText();
  const words = useCauseWords();
  const recordsBehind = usePaperRecords();
  const causes = useMemo(
    () => whyTaxChanged(before.paper, now.paper, records),
    [before.paper, now.paper, records],
  );
  return (
    <div className="th-most-980">
      <CauseSteps
        figure={text('why.payable')}
        currency={now.paper.currency}
        before={{ name: before.name, amount: before.paper.payable }}
        now={{ name: now.name, amount: now.paper.payable }}
        also={records === undefined ? undefined : { title: text('why.base'), term: 'taxBase' }}
        causes={causes.map(({ code, amount }) => {
          const own = records?.find(({ cause }) => cause === code);
          return {
            ...{ key: code, amount, name: words.name(code), meaning: words.meaning(code) },
            also: own?.base ?? (code === 'RULE' ? restOf(before, now, records) : undefined),
            records: own?.button ?? recordsBehind.links(code, [before, now]),
            open: own === undefined ? recordsBehind.open(code, now) : own.open,
          };
        })}
      />
      {children}
      <BaseParts before={before} now={now} split={split} />
    </div>
  );
}

/** What of the difference of the bases no record explains. */
function restOf(before: Compared, now: Compared, records: TaxCausesProps['records'] = []): Money {
  const baseOf = ({ paper }: Compared) => sumOfAmounts(paper.lines.map(({ base }) => base));
  const known = records.flatMap(({ cause, base }) => (cause === 'OTHER' ? [] : [base]));
  return differenceOf(differenceOf(baseOf(now), baseOf(before)), sumOfAmounts(known));
}

function BaseParts({ before, now, split }: Pick<TaxCausesProps, 'before' | 'now' | 'split'>) {
  const text = useTaxReportingText();
  const licences = useLicences();
  const [earlier, later] = [partsOf(before.paper, split), partsOf(now.paper, split)];
  const keys = [...new Set([...later.keys(), ...earlier.keys()])];
  if (keys.length < 2) return null;
  const parts = keys.map((key): PartPlayed => ({
    ...{ key, before: earlier.get(key) ?? null, now: later.get(key) ?? null },
  }));
  const nothing = { bets: 0, players: null, staked: null };
  const why = whyChanged(parts, { before: nothing, now: nothing });
  const { base = '' } = (now.paper.lines[0] ?? before.paper.lines[0])?.rule ?? {};
  const isStakes = parts.every((part) =>
    [part.before, part.now].every((side) => side === null || side.stakes === side.amount),
  );
  return (
    <PartsTable
      why={why}
      figure={text('why.base')}
      by={text(`paper.by.${split}`)}
      names={{ before: before.name, now: now.name }}
      ratio={isStakes ? undefined : text('why.hold')}
      nameOf={(key) => (key === '' ? text('why.noPart') : (licences.get(key)?.number ?? key))}
      write={(baseAmount) => baseText({ base, baseAmount, currency: now.paper.currency })}
    />
  );
}

/** What was staked and what of it is base, part by part; what names no part stands under the empty name. */
function partsOf({ lines }: WorkingPaperFigures, split: PartSplit): ReadonlyMap<string, Played> {
  const parts = new Map<string, Played>();
  for (const fact of lines.flatMap(({ facts }) => facts)) {
    const { productName, licenceId, brandName = null, stakes, voids, base } = fact;
    const key = { product: productName, licence: licenceId, brand: brandName }[split] ?? '';
    const known = parts.get(key);
    parts.set(key, {
      ...{ bets: 0, players: null },
      stakes: sumOfAmounts([known?.stakes ?? '0.00', differenceOf(stakes ?? '0.00', voids ?? '0.00')]),
      amount: sumOfAmounts([known?.amount ?? '0.00', base]),
    });
  }
  return parts;
}

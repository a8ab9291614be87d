import {
  obligationSchema,
  type Obligation,
  type ObligationView,
} from '@tallyhouse/shared/contracts/authorities';

type Due = Obligation['due'];
type Weekday = Extract<Due, { anchor: 'NEXT_WEEKDAY' }>['weekday'];
type Roll = Extract<Due, { anchor: 'PERIOD_END' }>['roll'];

export const weekdays = [
  'MON',
  'TUE',
  'WED',
  'THU',
  'FRI',
  'SAT',
  'SUN',
] as const satisfies readonly Weekday[];
export const rolls = [
  'NONE',
  'PRECEDING_WORKING_DAY',
  'FOLLOWING_WORKING_DAY',
] as const satisfies readonly Roll[];
export const anchors = [
  'PERIOD_END',
  'NEXT_WEEKDAY',
  'FIXED_DATE',
  'DAY_OF_MONTH',
  'FORM',
  'UNKNOWN',
] as const satisfies readonly Due['anchor'][];
export const fulfilments = [
  'REPORT',
  'TAX_PERIOD',
  'RECORD',
  'FEED',
] as const satisfies readonly Obligation['fulfilledBy']['kind'][];

/** An obligation as it is being written: numbers as they are typed, and the fields of every kind of due rule. */
export interface ObligationDraft extends Omit<
  Obligation,
  'title' | 'due' | 'fulfilledBy' | 'ackHours' | 'schemaVersion' | 'products'
> {
  readonly titleEn: string;
  readonly titleSw: string;
  readonly titleAr: string;
  readonly anchor: Due['anchor'];
  readonly days: string;
  readonly weekday: Weekday;
  readonly monthDay: string;
  readonly months: string;
  readonly day: string;
  /** Dates as MM-DD, between commas. */
  readonly otherDays: string;
  readonly form: string;
  readonly roll: Roll;
  /** Local time by which it is due; kept as it is. */
  readonly time: string | undefined;
  readonly ackHours: string;
  readonly schemaVersion: string;
  readonly products: readonly string[];
  readonly fulfilment: Obligation['fulfilledBy']['kind'];
  readonly reportType: string;
  readonly taxCode: string;
  /** Kept as they are. */
  readonly productClasses: string[] | null;
}

const fresh: ObligationDraft = {
  ...{
    code: '',
    titleEn: '',
    titleSw: '',
    titleAr: '',
    period: 'MONTH',
    anchor: 'PERIOD_END',
    days: '',
    weekday: 'WED',
  },
  ...{
    months: '1',
    day: '',
    otherDays: '',
    monthDay: '',
    form: '',
    roll: 'NONE',
    time: undefined,
    format: 'PORTAL_FORM',
    schemaVersion: '',
  },
  ...{ nilReturnRequired: true, signing: 'NONE', ackKind: 'RECEIPT', ackHours: '48' },
  ...{ correctionMethod: 'REPLACE', per: 'LICENSEE', products: [], fulfilment: 'RECORD', reportType: '' },
  ...{ taxCode: '', productClasses: null, proof: 'SECONDARY', source: '', note: '' },
};

/** What stands in the fields at first: the obligation that holds, or nothing yet. */
export function draftOf(held: ObligationView | null): ObligationDraft {
  if (held === null) return fresh;
  const { code, period, format, nilReturnRequired, signing, ackKind, correctionMethod, per } = held;
  const { title, due, fulfilledBy, ackHours, schemaVersion, products, proof, source, note } = held;
  return {
    ...fresh,
    ...{ code, period, format, nilReturnRequired, signing, ackKind, correctionMethod, per },
    ...{ proof, source, note, ackHours: String(ackHours) },
    ...{ titleEn: title.en, titleSw: title.sw ?? '', titleAr: title.ar ?? '' },
    ...{ schemaVersion: schemaVersion ?? '', products: products ?? [], anchor: due.anchor },
    ...('roll' in due && { roll: due.roll, time: due.time }),
    ...(due.anchor === 'PERIOD_END' && { days: String(due.days ?? '') }),
    ...(due.anchor === 'NEXT_WEEKDAY' && { weekday: due.weekday }),
    ...(due.anchor === 'FIXED_DATE' && { monthDay: due.monthDay }),
    ...(due.anchor === 'DAY_OF_MONTH' && {
      ...{ months: String(due.months), day: String(due.day), otherDays: due.otherDays.join(', ') },
    }),
    ...(due.anchor === 'FORM' && { form: due.form }),
    fulfilment: fulfilledBy.kind,
    ...(fulfilledBy.kind === 'REPORT' && { reportType: fulfilledBy.reportType }),
    ...(fulfilledBy.kind === 'TAX_PERIOD' && {
      taxCode: fulfilledBy.taxCode,
      productClasses: fulfilledBy.productClasses,
    }),
  };
}

/** The obligation that a draft says, or the names of the fields that are wrong. */
export function obligationOf(draft: ObligationDraft): {
  readonly obligation: Obligation | null;
  readonly wrong: ReadonlySet<string>;
} {
  const { code, period, format, nilReturnRequired, signing, ackKind, correctionMethod, per } = draft;
  const { titleEn, titleSw, titleAr, ackHours, schemaVersion, products, proof, source, note } = draft;
  const read = obligationSchema.safeParse({
    ...{ code: code.trim(), period, format, nilReturnRequired, signing, ackKind, correctionMethod, per },
    ...{ proof, source: source.trim(), note: note.trim(), ackHours: Number(ackHours) },
    title: {
      en: titleEn.trim(),
      ...(titleSw.trim() !== '' && { sw: titleSw.trim() }),
      ...(titleAr.trim() !== '' && { ar: titleAr.trim() }),
    },
    due: dueOf(draft),
    schemaVersion: schemaVersion.trim() === '' ? null : schemaVersion.trim(),
    products: products.length === 0 ? null : products,
    fulfilledBy: fulfilledByOf(draft),
  });
  if (read.success) return { obligation: read.data, wrong: new Set() };
  return { obligation: null, wrong: new Set(read.error.issues.map(({ path }) => path.join('.'))) };
}

function dueOf({ anchor, days, weekday, monthDay, form, roll, time, ...draft }: ObligationDraft): unknown {
  const rolling = { roll, ...(time !== undefined && { time }) };
  switch (anchor) {
    case 'PERIOD_END':
      return { anchor, days: days.trim() === '' ? null : Number(days), ...rolling };
    case 'NEXT_WEEKDAY':
      return { anchor, weekday, ...rolling };
    case 'FIXED_DATE':
      return { anchor, monthDay: monthDay.trim(), ...rolling };
    case 'DAY_OF_MONTH':
      return {
        ...{ anchor, months: Number(draft.months), day: Number(draft.day), ...rolling },
        otherDays: draft.otherDays.split(/[\s,]+/).filter((date) => date !== ''),
      };
    case 'FORM':
      return { anchor, form: form.trim() };
    case 'UNKNOWN':
      return { anchor };
  }
}

function fulfilledByOf({ fulfilment, reportType, taxCode, productClasses }: ObligationDraft): unknown {
  switch (fulfilment) {
    case 'REPORT':
      return { kind: fulfilment, reportType: reportType.trim() };
    case 'TAX_PERIOD':
      return { kind: fulfilment, taxCode: taxCode.trim(), productClasses };
    case 'RECORD':
    case 'FEED':
      return { kind: fulfilment };
  }
}

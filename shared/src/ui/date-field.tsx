import { DatePicker, dayjs } from '../kit/date';
import { ownDateFormat } from '../format/own-date';
import { useLocaleState } from '../i18n/use-locale';
import { adoptStyles } from './adopt-styles';

adoptStyles(`
  /* As wide as the longest name of a list's filter. */
  .th-date-field { min-inline-size: 180px; }
  /* Below its label, as every other field of a form. */
  .th-date-field-labelled { display: flex; inline-size: 100%; }
`);

/** How the value is written, how it is shown, and what else may be typed. */
const precisions = {
  month: { picker: 'month', pattern: 'YYYY-MM', formats: ['MMM YYYY', 'YYYY-MM'] },
  day: {
    picker: 'date',
    pattern: 'YYYY-MM-DD',
    formats: ['D MMM YYYY', 'YYYY-MM-DD', 'D/M/YYYY', 'D.M.YYYY'],
  },
  minute: {
    picker: 'date',
    pattern: 'YYYY-MM-DDTHH:mm',
    formats: ['D MMM YYYY, HH:mm', 'YYYY-MM-DD HH:mm', 'YYYY-MM-DDTHH:mm', 'D/M/YYYY HH:mm'],
  },
} as const;

interface DateFieldProps {
  /** Its name, also shown while it is empty; left out where a `<label>` names it. */
  readonly label?: string;
  /** For that `<label>`. */
  readonly id?: string;
  readonly precision?: keyof typeof precisions;
  /** `YYYY-MM-DD`, or `YYYY-MM`, or `YYYY-MM-DDTHH:mm`, as `precision` says; undefined while it is empty. */
  readonly value: string | undefined;
  /** The first and last day that may be chosen, where there is one: the other end of a period. */
  readonly notBefore?: string | undefined;
  readonly notAfter?: string | undefined;
  /** It may not be emptied. */
  readonly isRequired?: boolean;
  readonly 'aria-invalid'?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** A day, a month or a moment, typed or picked. What was typed counts once the field is left or Enter is pressed. */
export function DateField({
  label,
  precision = 'day',
  value,
  notBefore,
  notAfter,
  isRequired = false,
  onChange,
  ...rest
}: DateFieldProps) {
  useLocaleState();
  const own = ownDateFormat();
  const { picker, pattern, formats } = precisions[precision];
  // A day stands in its field as it does beside it.
  const shown = own === undefined || precision === 'month' ? [] : [formats[0].replace('D MMM YYYY', own)];
  return (
    <DatePicker
      className={label === undefined ? 'th-date-field-labelled' : 'th-date-field'}
      {...rest}
      {...(rest['aria-invalid'] === true && { status: 'error' })}
      {...(label !== undefined && { 'aria-label': label, placeholder: label })}
      picker={picker}
      format={[...shown, ...formats]}
      {...(precision === 'minute' && { showTime: { format: 'HH:mm' } })}
      needConfirm={false}
      {...(notBefore !== undefined && { minDate: dayjs(notBefore) })}
      {...(notAfter !== undefined && { maxDate: dayjs(notAfter) })}
      allowClear={!isRequired}
      value={value === undefined ? null : dayjs(value)}
      onChange={(chosen: { format: (pattern: string) => string } | null) => onChange(chosen?.format(pattern))}
    />
  );
}

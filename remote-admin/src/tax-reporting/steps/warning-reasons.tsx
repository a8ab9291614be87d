import type { ClosingCheck } from '@tallyhouse/shared/contracts/tax-periods';
import { Checkbox } from '@tallyhouse/shared/kit/core';
import { ReasonField } from '@tallyhouse/shared/ui/reason-field';
import { kindOf, kindWords, useCheckWords } from '../period/check-words';
import { useTaxReportingText } from '../use-tax-reporting-text';

/** Why somebody goes on in spite of warnings: one reason for all, or one for each kind of them. */
export interface GivenReasons {
  readonly all: string;
  /** By kind; null while one reason is for all. */
  readonly byKind: Readonly<Record<string, string>> | null;
}

/** The reason that stands for a warning; the empty text where there is none yet. */
export function reasonFor({ id }: Pick<ClosingCheck, 'id'>, { all, byKind }: GivenReasons): string {
  return (byKind === null ? all : (byKind[kindOf(id)] ?? '')).trim();
}

interface WarningReasonsProps {
  readonly warnings: readonly ClosingCheck[];
  readonly given: GivenReasons;
  /** Whether what is missing is said. */
  readonly isTried: boolean;
  readonly onChange: (given: GivenReasons) => void;
}

/** Open warnings by kind, each with what it is about, and the reason to go on. */
export function WarningReasons({ warnings, given, isTried, onChange }: WarningReasonsProps) {
  const text = useTaxReportingText();
  const checkWords = useCheckWords();
  const [first] = warnings;
  if (first === undefined) return null;
  const kinds = [...new Set(warnings.map(({ id }) => kindOf(id)))];
  const ofKind = (kind: string) => warnings.filter(({ id }) => kindOf(id) === kind);
  const nameOf = (kind: string) => {
    const [one, ...more] = ofKind(kind);
    return one === undefined || more.length === 0
      ? checkWords(one ?? first)
      : kindWords(kind, more.length + 1, text);
  };
  const field = (label: string, value: string, change: (value: string) => void, key = '') => (
    <ReasonField
      key={key}
      rows={2}
      maxLength={2000}
      label={label}
      value={value}
      problem={isTried && value.trim() === '' ? text('dialog.reasonMissing') : null}
      onChange={change}
    />
  );
  const { byKind } = given;
  return (
    <>
      {warnings.length === 1 ? null : (
        <ul aria-label={text('dialog.warnings', { count: warnings.length })}>
          {kinds.map((kind) => (
            <li key={kind}>
              {ofKind(kind).length === 1 ? (
                nameOf(kind)
              ) : (
                <details>
                  <summary>{nameOf(kind)}</summary>
                  <ul>
                    {ofKind(kind).map((warning) => (
                      <li key={warning.id}>{checkWords(warning)}</li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          ))}
        </ul>
      )}
      {kinds.length === 1 ? null : (
        <Checkbox
          checked={byKind !== null}
          onChange={({ target }) => onChange({ ...given, byKind: target.checked ? {} : null })}
        >
          {text('dialog.reasonByKind')}
        </Checkbox>
      )}
      {byKind === null
        ? field(
            warnings.length === 1
              ? text('dialog.warningReason', { words: nameOf(kindOf(first.id)) })
              : text('dialog.warningReasonAll', { count: warnings.length }),
            given.all,
            (all) => onChange({ ...given, all }),
          )
        : kinds.map((kind) =>
            field(
              text('dialog.warningReason', { words: nameOf(kind) }),
              byKind[kind] ?? '',
              (value) => onChange({ ...given, byKind: { ...byKind, [kind]: value } }),
              kind,
            ),
          )}
    </>
  );
}

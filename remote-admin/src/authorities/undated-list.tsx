import type { UndatedObligation } from '@tallyhouse/shared/contracts/deadlines';
import { useSaidDue } from '@tallyhouse/shared/format/use-said-due';
import { useSpoken } from '@tallyhouse/shared/i18n/use-text';
import { Link } from '@tallyhouse/shared/kit/router';
import { useAuthoritiesText } from './use-authorities-text';

/** What is owed without a known day: no row of the calendar can show it, so it is named, with the reason and what to do. */
export function UndatedList({ undated }: { readonly undated: readonly UndatedObligation[] }) {
  const text = useAuthoritiesText();
  const spoken = useSpoken();
  const said = useSaidDue();
  if (undated.length === 0) return null;
  return (
    <section style={{ marginBlockStart: 20 }}>
      <h2 className="th-flush th-text-14">{text('calendar.undated')}</h2>
      <p className="th-before-4 th-after-4">{text('calendar.undatedHint')}</p>
      <ul className="th-flush th-indent-20">
        {undated.map(({ authorityId, obligationCode, title, due, note }) => (
          <li key={`${authorityId} ${obligationCode}`}>
            <div>
              <Link
                to={`/authorities?${new URLSearchParams({ view: 'register', authority: authorityId }).toString()}`}
              >
                {authorityId}:{' '}
                {spoken(title) === title.en ? <span lang="en">{title.en}</span> : spoken(title)}
              </Link>
            </div>
            {due.said?.code === 'TOLD_BY_FORM' ? (
              <>
                {text('calendar.toldBy')} <span lang="en">{due.said.params['form']}</span>.
              </>
            ) : (
              said.noDay(due)
            )}
            {note === '' ? null : (
              <div className="th-soft" lang="en">
                {note}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

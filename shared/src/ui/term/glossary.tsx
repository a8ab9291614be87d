import { useId, useState } from 'react';
import { Button, Input } from '../../kit/core';
import type { TermKey } from '../../contracts/terms/term';
import { useSpoken } from '../../i18n/use-text';
import { TermCard } from './term-card';
import { TermLink } from './term-link';
import { useReaderText } from './use-reader-text';
import { termEntries } from './words-of';

/** All terms to search and to read. `start` is read at once; null shows the list. */
export function Glossary({ start }: { readonly start: TermKey | null }) {
  const text = useReaderText();
  const headingId = useId();
  const entries = termEntries(useSpoken());
  const [term, setTerm] = useState(start);
  const [typed, setTyped] = useState('');
  if (term !== null) {
    return (
      <>
        <Button type="link" size="small" className="th-pad-inline-0" onClick={() => setTerm(null)}>
          {text('all')}
        </Button>
        <TermCard term={term} headingId={headingId} isFocused onTerm={setTerm} />
      </>
    );
  }
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  const found = entries.filter(({ names, words }) => {
    const said = plain([...names, words].join(' '));
    return wanted.every((word) => said.includes(word));
  });
  return (
    <>
      <Input
        type="search"
        allowClear
        aria-label={text('search')}
        placeholder={text('search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className="th-before-8 th-after-8 th-text-12">
        {found.length === 0
          ? text('nothing', { text: typed.trim() })
          : text('found', { count: found.length })}
      </p>
      <ul aria-label={text('list')} className="th-list">
        {found.map(({ key, label, definition }) => (
          <li key={key} className="th-pad-block-6">
            <TermLink label={label} onOpen={() => setTerm(key)} />
            <div style={{ fontSize: 12, lineHeight: '16px', opacity: 0.75 }}>{definition}</div>
          </li>
        ))}
      </ul>
    </>
  );
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

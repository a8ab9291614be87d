import type { TermKey } from '@tallyhouse/shared/contracts/terms/term';
import { TermHelp } from '@tallyhouse/shared/ui/term/term-help';
import type { ReactNode } from 'react';

/** A figure names the term that explains it. */
export type Fact = readonly [name: string, value: ReactNode, term?: TermKey];

/** Names and values, as many beside each other as there is room for. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="th-desk-facts">
      {facts.map(([name, value, term]) => (
        <div key={name}>
          <dt>
            {name}
            <TermHelp term={term} name={name} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One subject of a page, named by its heading. */
export function Section({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="th-desk-section" aria-labelledby={id}>
      <h2 id={id} className="th-anywhere">
        {title}
      </h2>
      {children}
    </section>
  );
}

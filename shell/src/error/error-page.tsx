import { instantText } from '@tallyhouse/shared/format/instant';
import { Button } from '@tallyhouse/shared/kit/core';
import { Link, useSearchParams } from '@tallyhouse/shared/kit/router';
import { CopyButton } from '@tallyhouse/shared/ui/copy-button';
import { useEffect, useState } from 'react';
import { useShellText } from '../i18n/use-shell-text';
import { Logo } from '../start/logo';

const kinds = { 403: 'forbidden', 404: 'notFound', 500: 'fault', offline: 'offline' } as const;

/**
 * `/error?code=403|404|500|offline&trace=…`: what happened, what to do, and the ways on.
 *
 * A proxy or a portal in front of the product sends people here; an unknown code is told as any fault is.
 */
export function ErrorPage() {
  const text = useShellText();
  const [search] = useSearchParams();
  const [at] = useState(() => new Date().toISOString());
  const trace = search.get('trace');
  const code = search.get('code') ?? '';
  const kind = Object.entries(kinds).find(([one]) => one === code)?.[1] ?? 'fault';
  const title = text(`error.of.${kind}.title`);
  useEffect(() => {
    document.title = `${title} · ${text('product')}`;
  }, [title, text]);
  const details = [title, ...(code === '' ? [] : [code]), at, ...(trace === null ? [] : [trace])].join(' · ');
  return (
    <main className="plain-page">
      <Logo />
      <h1>{title}</h1>
      <p className="quiet">{text(`error.of.${kind}.lead`)}</p>
      <p>
        {instantText(at, Intl.DateTimeFormat().resolvedOptions().timeZone)}
        {trace === null ? null : (
          <>
            {' · '}
            {text('error.trace')} <code>{trace}</code>
          </>
        )}{' '}
        <CopyButton value={details} label={text('error.copy')} copiedLabel={text('error.copied')} />
      </p>
      <p className="ways-on">
        <Button type="primary" onClick={() => history.back()}>
          {text('error.back')}
        </Button>
        <Link to="/dashboard">{text('error.home')}</Link>
        <Link to="/login">{text('error.signIn')}</Link>
      </p>
    </main>
  );
}

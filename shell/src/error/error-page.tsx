import { Button } from '@tallyhouse/shared/kit/core';
import { Link, useSearchParams } from '@tallyhouse/shared/kit/router';
import { useEffect, useState } from 'react';
import { useShellText } from '../i18n/use-shell-text';
import { Logo } from '../start/logo';

/** `/error?trace=…`: what happened, that nothing is lost, and the ways on. */
export function ErrorPage() {
  const text = useShellText();
  const [search] = useSearchParams();
  const [isCopied, setIsCopied] = useState(false);
  const trace = search.get('trace');
  useEffect(() => {
    document.title = `${text('error.title')} · ${text('product')}`;
  }, [text]);

  async function copy() {
    await navigator.clipboard.writeText(trace ?? '');
    setIsCopied(true);
  }

  return (
    <main className="plain-page">
      <Logo />
      <h1>{text('error.title')}</h1>
      <p className="quiet">{text('error.lead')}</p>
      {trace === null ? null : (
        <p>
          {text('error.trace')}: <code>{trace}</code>{' '}
          <Button size="small" onClick={() => void copy()}>
            {text(isCopied ? 'error.copied' : 'error.copy')}
          </Button>
        </p>
      )}
      <p className="ways-on">
        <Button type="primary" onClick={() => history.back()}>
          {text('retry')}
        </Button>
        <Link to="/">{text('error.home')}</Link>
      </p>
    </main>
  );
}

import type { BrandCard } from '@tallyhouse/shared/contracts/brands';
import { Alert, Button } from '@tallyhouse/shared/kit/core';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { LogoutOutlined } from '@tallyhouse/shared/kit/icons';
import { useLocation, useNavigate } from '@tallyhouse/shared/kit/router';
import { useEffect, useRef, useState } from 'react';
import { wordsOf } from '../error/words-of';
import { firstPath } from '../frame/first-path';
import { useShellText } from '../i18n/use-shell-text';
import { useServices } from '../services';
import { leave } from '../session/leave';
import { Logo } from '../start/logo';
import { returnPath } from '../start/return-to';
import { BrandList } from './brand-list';
import { chooseBrand } from './choose-brand';
import { useBrands } from './use-brands';

/** `/brands`: which brand this tab works for. */
export function BrandsPage() {
  const text = useShellText();
  const services = useServices();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { state, retry } = useBrands();
  const [opening, setOpening] = useState<string | null | undefined>(undefined);
  const [fault, setFault] = useState<{ title: string; reason: string; trace: string } | null>(null);
  const only = state.status === 'loaded' && state.brands.length === 1 ? state.brands[0] : undefined;

  async function enter(brand: BrandCard | null, notice?: string) {
    try {
      await chooseBrand(services, brand?.id ?? null);
      const wanted = returnPath(search, location.origin);
      const path = wanted === '/brands' ? firstPath(services) : wanted;
      await navigate(path, notice === undefined ? {} : { state: { notice }, replace: true });
    } catch (error) {
      setFault({
        title: text('brands.openFailed', { brand: brand?.name ?? text('brands.all') }),
        ...wordsOf(error),
      });
      setOpening(undefined);
    }
  }

  function open(brand: BrandCard | null) {
    setOpening(brand?.id ?? null);
    setFault(null);
    void enter(brand);
  }

  useEffect(() => {
    document.title = `${text('brands.title')} · ${text('product')}`;
  }, [text]);

  return (
    <div className="brands">
      <header className="brands-top">
        <Logo />
        <Button type="text" icon={<LogoutOutlined />} onClick={() => void leave(services)}>
          {text('brands.signOut')}
        </Button>
      </header>
      <main>
        <h1>{text('brands.title')}</h1>
        <p className="quiet">{text('brands.lead')}</p>
        {fault === null ? null : <Fault {...fault} />}
        {state.status === 'loading' ? <Skeleton active title={false} paragraph={{ rows: 6 }} /> : null}
        {state.status === 'failed' ? (
          <Fault title={text('brands.failed')} reason={state.reason} trace={state.trace} onRetry={retry} />
        ) : null}
        {only === undefined ? null : (
          <OnlyBrand onOpen={() => void enter(only, text('brands.onlyOne', { brand: only.name }))} />
        )}
        {state.status === 'loaded' && (only === undefined || fault !== null) ? (
          <BrandList brands={state.brands} opening={opening} onOpen={open} />
        ) : null}
      </main>
    </div>
  );
}

/** Opens the only brand there is, once: who has no choice is not asked. */
function OnlyBrand({ onOpen }: { readonly onOpen: () => void }) {
  const isOpened = useRef(false);
  useEffect(() => {
    if (isOpened.current) return;
    isOpened.current = true;
    onOpen();
  });
  return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
}

interface FaultProps {
  readonly title: string;
  readonly reason: string;
  readonly trace: string;
  readonly onRetry?: () => void;
}

function Fault({ title, reason, trace, onRetry }: FaultProps) {
  const text = useShellText();
  return (
    <Alert
      role="alert"
      type="error"
      showIcon
      className="block"
      title={title}
      description={trace === '' ? reason : `${reason}. ${text('signIn.trace', { trace })}`}
      action={onRetry === undefined ? null : <Button onClick={onRetry}>{text('retry')}</Button>}
    />
  );
}

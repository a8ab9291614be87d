import type { BrandCard } from '@tallyhouse/shared/contracts/brands';
import { Alert, Button } from '@tallyhouse/shared/kit/core';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { LogoutOutlined } from '@tallyhouse/shared/kit/icons';
import { useLocation, useNavigate, type Location } from '@tallyhouse/shared/kit/router';
import { useEffect, useRef, useState } from 'react';
import { wordsOf } from '../../error/words-of';
import { firstPath } from '../menu/first-path';
import { useShellText } from '../../i18n/use-shell-text';
import { useServices } from '../../remotes/services/services';
import { leave } from '@tallyhouse/shared/session/leave';
import { LanguageButtons } from '../../display/language/language-buttons';
import { Logo } from '../../start/logo';
import { returnPath } from '../../start/return-to';
import { BrandList } from './brand-list';
import { chooseBrand } from './choose-brand';
import { useBrands } from './use-brands';
import { useUsualBrand } from './use-usual-brand';

/** `/brands`: which brand this tab works for. */
export function BrandsPage() {
  const text = useShellText();
  const services = useServices();
  const { search, state: cameFrom } = useLocation() as Location<{ isAfterSignIn?: boolean } | null>;
  const navigate = useNavigate();
  const { state, retry } = useBrands();
  const [isAfterSignIn] = useState(cameFrom?.isAfterSignIn === true);
  const usualId = useUsualBrand(isAfterSignIn);
  useEffect(() => {
    // Said once: a page that is loaded again, or come back to, does not come from signing in.
    if (isAfterSignIn) void navigate({ search }, { replace: true, state: null });
  }, [isAfterSignIn, navigate, search]);
  const [opening, setOpening] = useState<string | null | undefined>(undefined);
  const [fault, setFault] = useState<{ title: string; reason: string; trace: string } | null>(null);
  const brands = state.status === 'loaded' && usualId !== undefined ? state.brands : null;
  const only = brands?.length === 1 ? brands[0] : undefined;
  const given = only ?? brands?.find(({ id }) => id === usualId);

  async function enter(brand: BrandCard | null, notice?: string) {
    try {
      await chooseBrand(services, brand?.id ?? null);
      const wanted = returnPath(search, location.origin);
      const path = wanted === '/brands' ? await firstPath(services) : wanted;
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
        <span className="brands-top-space" />
        <LanguageButtons />
        <Button type="text" icon={<LogoutOutlined />} onClick={() => void leave(services)}>
          {text('brands.signOut')}
        </Button>
      </header>
      <main>
        <h1>{text('brands.title')}</h1>
        <p className="quiet">{text('brands.lead')}</p>
        {fault === null ? null : <Fault {...fault} />}
        {state.status !== 'failed' && brands === null ? (
          <Skeleton active title={false} paragraph={{ rows: 6 }} />
        ) : null}
        {state.status === 'failed' ? (
          <Fault title={text('brands.failed')} reason={state.reason} trace={state.trace} onRetry={retry} />
        ) : null}
        {given === undefined ? null : (
          <GivenBrand
            onOpen={() =>
              void enter(
                given,
                text(only === undefined ? 'brands.usual' : 'brands.onlyOne', { brand: given.name }),
              )
            }
          />
        )}
        {brands !== null && (given === undefined || fault !== null) ? (
          <BrandList brands={brands} opening={opening} onOpen={open} />
        ) : null}
      </main>
    </div>
  );
}

/** Opens the only brand there is, or the usual one, once: who has no choice, or has made it, is not asked. */
function GivenBrand({ onOpen }: { readonly onOpen: () => void }) {
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

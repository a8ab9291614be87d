import { Button } from '@tallyhouse/shared/kit/core';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { useLocation, useNavigate } from '@tallyhouse/shared/kit/router';
import { brandOfLink, withoutLinkBrand } from '@tallyhouse/shared/session/link-brand';
import { useExpiredUser, useTabBrand } from '@tallyhouse/shared/session/use-session';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useEffect, useState, type ReactNode } from 'react';
import { chooseBrand } from '../brands/choose-brand';
import { useShellText } from '../../i18n/use-shell-text';
import { useServices } from '../../remotes/services/services';
import { withReturn } from '../../start/return-to';

/**
 * An address that was copied says for which brand: this tab takes it before anything is shown, so that nobody reads
 * figures of the brand they happened to have. Refused brands are told, never replaced by another one.
 */
export function FollowLinkBrand({ children }: { readonly children: ReactNode }) {
  const services = useServices();
  const text = useShellText();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const { chosen } = useTabBrand(services.session);
  const isExpired = useExpiredUser(services.session) !== null;
  const [failure, setFailure] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const wanted = brandOfLink(search);
  const rest = pathname + withoutLinkBrand(search) + hash;
  const isThere = chosen !== null && (chosen.brand?.id ?? null) === wanted;

  useEffect(() => {
    if (wanted === undefined) return;
    if (isThere) void navigate(rest, { replace: true });
    else chooseBrand(services, wanted).catch(setFailure);
  }, [services, navigate, wanted, isThere, rest, tries]);

  if (wanted === undefined) return children;
  if (failure === null || isThere || isExpired) {
    return (
      <main className="plain-page">
        <Skeleton active />
      </main>
    );
  }
  return (
    <main className="plain-page">
      <ProblemNotice
        title={text('linkBrand.refused')}
        error={failure}
        note={text('linkBrand.note')}
        onRetry={() => {
          setFailure(null);
          setTries(tries + 1);
        }}
      />
      <Button type="primary" onClick={() => void navigate(withReturn('/brands', rest))}>
        {text('linkBrand.choose')}
      </Button>
    </main>
  );
}

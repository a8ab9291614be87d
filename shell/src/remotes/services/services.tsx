import type { SessionHttpClient } from '@tallyhouse/shared/http/http-client';
import type { Session } from '@tallyhouse/shared/session/session';
import { createContext, useContext, type ReactNode } from 'react';
import type { PageRegistry } from '../federation/page-registry';
import type { LanguageChoice } from './language-choice';
import type { RemoteOverride } from '../federation/remote-override';
import type { SessionSigns } from './page-environment';
import type { ThemeChoice } from './theme-choice';

/** What the page is started with, once. */
export interface Services {
  readonly session: Session;
  readonly signs: SessionSigns;
  readonly http: SessionHttpClient;
  readonly registry: PageRegistry;
  readonly override: RemoteOverride;
  readonly themeChoice: ThemeChoice;
  readonly language: LanguageChoice;
}

const ServicesContext = createContext<Services | null>(null);

export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('No ServicesProvider above: src/main.tsx puts one there.');
  return services;
}

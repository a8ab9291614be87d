import { createContext } from 'react';

/** Leads to the call of a trace id in the API log; null where there is no way to it, or none for this user. */
export const OpenCallContext = createContext<((traceId: string) => void) | null>(null);

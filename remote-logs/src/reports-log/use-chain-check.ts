import { verifyAudit } from '@tallyhouse/shared/contracts/audit';
import type { CallAnswer } from '@tallyhouse/shared/contracts/remote';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useCallback, useEffect, useRef, useState } from 'react';
import { joinVerdicts } from './join-verdicts';

export type ChainVerdict = CallAnswer<typeof verifyAudit>;

export type ChainCheck =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly soFar: ChainVerdict | null }
  | { readonly kind: 'stopped'; readonly soFar: ChainVerdict | null }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'done'; readonly verdict: ChainVerdict };

/** Walks the whole chain, as many calls as it takes; it can be stopped between and within them. */
export function useChainCheck() {
  const { http } = useRemoteHost();
  const [check, setCheck] = useState<ChainCheck>({ kind: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback(async () => {
    const abort = new AbortController();
    running.current = abort;
    let soFar: ChainVerdict | null = null;
    setCheck({ kind: 'running', soFar });
    try {
      for (;;) {
        const nextSeq: number | null = soFar?.nextSeq ?? null;
        const query: { afterSeq?: string } = nextSeq === null ? {} : { afterSeq: String(nextSeq) };
        const part: ChainVerdict = await http.call(verifyAudit, { query, signal: abort.signal });
        soFar = soFar === null ? part : joinVerdicts(soFar, part);
        if (part.nextSeq === null) break;
        setCheck({ kind: 'running', soFar });
      }
      setCheck({ kind: 'done', verdict: soFar });
    } catch (error) {
      setCheck(abort.signal.aborted ? { kind: 'stopped', soFar } : { kind: 'failed', error });
    }
  }, [http]);

  return { check, start: () => void start(), stop: () => running.current?.abort() };
}

import type { CircuitState } from '../../platform/http/authority-gateway';

/** Failures in a row after which calls stop. */
const mostFailures = 5;
const openMs = 60_000;

interface Circuit {
  failures: number;
  /** Until when no call goes out; undefined while the way is free. */
  openUntilMs?: number | undefined;
  /** A single call is out to see whether the authority is back. */
  isProbing: boolean;
}

/** Stops calls to an authority that fails, and lets one through now and then to see whether it is back. */
export interface CircuitBreaker {
  stateOf(key: string): CircuitState;
  /** Whether a call may go out; who is let through must tell how it ended. Else: seconds to wait. */
  enter(
    key: string,
  ): { readonly isAllowed: true } | { readonly isAllowed: false; readonly retryAfterSeconds: number };
  leave(key: string, isSuccess: boolean): void;
}

/** Kept in this process: each replica sees for itself. */
export function createCircuitBreaker(clock: () => Date): CircuitBreaker {
  const circuits = new Map<string, Circuit>();
  const now = () => clock().getTime();

  function circuitOf(key: string): Circuit {
    const circuit = circuits.get(key) ?? { failures: 0, isProbing: false };
    circuits.set(key, circuit);
    return circuit;
  }

  return {
    stateOf(key) {
      const until = circuits.get(key)?.openUntilMs;
      if (until === undefined) return 'CLOSED';
      return now() < until ? 'OPEN' : 'HALF_OPEN';
    },
    enter(key) {
      const circuit = circuitOf(key);
      if (circuit.openUntilMs === undefined) return { isAllowed: true };
      const leftMs = circuit.openUntilMs - now();
      if (leftMs > 0) return { isAllowed: false, retryAfterSeconds: Math.ceil(leftMs / 1000) };
      if (circuit.isProbing) return { isAllowed: false, retryAfterSeconds: 1 };
      circuit.isProbing = true;
      return { isAllowed: true };
    },
    leave(key, isSuccess) {
      if (isSuccess) {
        circuits.delete(key);
        return;
      }
      const circuit = circuitOf(key);
      circuit.isProbing = false;
      circuit.failures += 1;
      if (circuit.failures >= mostFailures) circuit.openUntilMs = now() + openMs;
    },
  };
}

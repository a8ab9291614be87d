/** What a server does to a request in place of its work. */
export type Fault =
  /** An answer without the effect. */
  | { readonly kind: 'answer'; readonly answer: GivenAnswer }
  /** The connection breaks before the effect. */
  | { readonly kind: 'drop' }
  /** No answer ever, no effect. */
  | { readonly kind: 'hang' }
  /** The effect happens, the connection breaks before the answer. */
  | { readonly kind: 'lose-answer' }
  /** The request waits for the gate; then comes its answer, or `answer` without the effect. */
  | { readonly kind: 'hold'; readonly gate: Gate; readonly answer?: GivenAnswer };

/** Objects go as JSON, text as a page. */
export interface GivenAnswer {
  readonly status: number;
  readonly body: object | string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Keeps one request waiting before its effect. */
export interface Gate {
  /** Resolves when the request has come. */
  readonly arrived: Promise<void>;
  open(): void;
  /** The server's side. */
  readonly arrive: () => void;
  readonly opened: Promise<void>;
}

export function createGate(): Gate {
  let arrive: () => void = () => undefined;
  let open: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { arrived, opened, arrive, open };
}

export interface FaultPlan {
  /** Requests let through first; 0 unless told. */
  readonly after?: number;
  /** Requests that meet it; 1 unless told. */
  readonly times?: number;
}

/** Faults by path, each met in the order in which it was planned. */
export function createFaultQueue() {
  const planned: { readonly path: string; readonly fault: Fault; skip: number; left: number }[] = [];

  function plan(path: string, fault: Fault, { after = 0, times = 1 }: FaultPlan = {}): void {
    planned.push({ path, fault, skip: after, left: times });
  }

  function take(path: string): Fault | null {
    const next = planned.find((one) => one.path === path && one.left > 0);
    if (next === undefined) return null;
    if (next.skip > 0) {
      next.skip -= 1;
      return null;
    }
    next.left -= 1;
    return next.fault;
  }

  return { plan, take };
}

/** Whether new calls should come here. */
export interface Readiness {
  readonly isStopping: boolean;
  /** From now on `ready` says no, and every answer asks its client to connect anew elsewhere. */
  beginStop(): void;
}

export function createReadiness(): Readiness {
  let isStopping = false;
  return {
    get isStopping() {
      return isStopping;
    },
    beginStop: () => void (isStopping = true),
  };
}

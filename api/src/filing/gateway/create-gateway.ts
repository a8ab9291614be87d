import { sha256 } from '../../domain/sha256';
import { actForBrands } from '../../store/brand-scope';
import type {
  AuthorityGateway,
  ConnectionTest,
  SendOutcome,
  Submission,
} from '../../platform/http/authority-gateway';
import { createCircuitBreaker } from './circuit-breaker';
import { CircuitOpen, circuitKey, createCaller, type CallerOptions } from './create-caller';
import { findSigning } from './find-way';
import type { CallAnswer } from './guarded-call';
import { CallFault } from '../../platform/http/call-fault';
import { readOutcome } from './read-outcome';
import { signatureHeaders } from '../../reporting/payloads/sign-payload';

/** The way to authorities over HTTP; `docs/domain/authorities.md` says what goes over the wire. */
export function createGateway(options: CallerOptions): AuthorityGateway {
  const { store, settings } = options;
  const breaker = createCircuitBreaker(options.clock);
  const { call, callWithTries } = createCaller(options, breaker);

  async function send(submission: Submission, signal?: AbortSignal): Promise<SendOutcome> {
    const signing = await findSigning(store, submission);
    const answer = await callWithTries({
      ...submission,
      method: 'POST',
      path: '/submissions',
      headers: {
        ...submissionHeaders(submission),
        ...signatureHeaders(submission, signing, { ...settings, secrets: store.secrets }),
      },
      body: submission.payload,
      signal,
      isFailing,
    });
    return readOutcome(answer) ?? unavailable('The authority does not know the address of submissions.');
  }

  return {
    send: async (submission, signal) => {
      requireConfirmedBytes(submission);
      return actForBrands([submission.brandId], () => inWords(() => send(submission, signal)));
    },
    askStatus: (ref, signal) => {
      const path = `/submissions/${encodeURIComponent(ref.idempotencyKey)}`;
      const ask = async () =>
        readOutcome(await callWithTries({ ...ref, ...asking, path, signal, isFailing }));
      return actForBrands([ref.brandId], () => inWords(ask));
    },
    test: (ref, signal) => {
      const errand = { ...ref, ...asking, idempotencyKey: null, path: '/health', signal, isFailing: isDown };
      return actForBrands([ref.brandId], async () => {
        const found = await healthOf(() => call(errand));
        return { ...found, circuit: breaker.stateOf(circuitKey(ref)) };
      });
    },
    circuitOf: (ref) => breaker.stateOf(circuitKey(ref)),
  };
}

const asking = { method: 'GET', headers: {}, attempt: 1, payloadHash: null } as const;

/** What was confirmed is what is sent. Errors: `Error` when it is not: that is no matter of the network. */
function requireConfirmedBytes({ payload, payloadHash, idempotencyKey }: Submission): void {
  if (`sha256:${sha256(payload)}` === payloadHash) return;
  throw new Error(`the payload of ${idempotencyKey} is not the one that was confirmed`);
}

function submissionHeaders(submission: Submission): Record<string, string> {
  return {
    'Content-Type': submission.contentType,
    'Idempotency-Key': submission.idempotencyKey,
    'Payload-Hash': submission.payloadHash,
    Submitter: submission.brandId,
    Obligation: submission.obligationCode,
  };
}

const isDown = ({ status }: CallAnswer) => status >= 500 || status === 429;

/** Whether an answer speaks against the authority's own health: a refusal of what was sent does not. */
function isFailing(answer: CallAnswer): boolean {
  return isDown(answer) || (answer.status < 400 && readOutcome(answer)?.kind === 'UNAVAILABLE');
}

/** A fault of a call as an outcome; everything else is a mistake of our own and rejects. */
async function inWords<T>(work: () => Promise<T>): Promise<T | SendOutcome> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CallFault)) throw error;
    return unavailable(error.message, error instanceof CircuitOpen ? error.retryAfterSeconds : undefined);
  }
}

function unavailable(detail: string, retryAfterSeconds?: number): SendOutcome {
  return { kind: 'UNAVAILABLE', detail, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) };
}

async function healthOf(ask: () => Promise<CallAnswer>): Promise<Omit<ConnectionTest, 'circuit'>> {
  const startedMs = performance.now();
  const durationMs = () => Math.round(performance.now() - startedMs);
  try {
    const { status, certificateUntil } = await ask();
    const isReachable = status >= 200 && status < 300;
    const detail = isReachable ? 'The authority answered.' : `The authority answered ${status}.`;
    return {
      isReachable,
      isLate: false,
      detail,
      serverCertificateUntil: certificateUntil,
      durationMs: durationMs(),
    };
  } catch (error) {
    if (!(error instanceof CallFault)) throw error;
    return {
      isReachable: false,
      isLate: error.isLate,
      detail: error.message,
      serverCertificateUntil: null,
      durationMs: durationMs(),
    };
  }
}

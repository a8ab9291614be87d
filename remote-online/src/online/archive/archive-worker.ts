import { answerOf } from './answer-of';
import type { WorkerScope } from './worker-messages';

// Program of the worker: reads the archive that it is sent, and says what it came to.
const scope = globalThis as unknown as WorkerScope;
scope.onmessage = ({ data }) => {
  void answerOf(new Uint8Array(data)).then((answer) => scope.postMessage(answer));
};

import { parentPort } from 'node:worker_threads';
import { answer } from './answer.ts';
import { type Answered, type Asked, sharedNow } from './messages.ts';

/** Who had to wait for others before still gets this share of the time. */
const leastShare = 0.1;

parentPort?.on('message', ({ id, problem, seed, budgetMs, askedAt, stop }: Asked) => {
  const begin = sharedNow();
  const timeMs = Math.max(askedAt + budgetMs - begin, budgetMs * leastShare, 1);
  const used = () => (Atomics.load(stop, 0) === 0 ? (sharedNow() - begin) / timeMs : 1);
  parentPort?.postMessage(answerOrFailure());

  function answerOrFailure(): Answered {
    try {
      return { id, stops: answer({ problem, seed, used }) };
    } catch (error) {
      return { id, failure: String(error) };
    }
  }
});

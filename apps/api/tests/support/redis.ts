import { afterAll, beforeAll, describe, inject } from 'vitest';
import { type RunningRedis, startRedis } from '../../../../scripts/redis.ts';

/** Call it like `describe`: these tests need a redis-server, and count as skipped where there is none. */
export const describeWithRedis = describe.skipIf(!inject('redisServer'));

/** A Redis for the tests of this block. It is there once they run; nodes find it by `environment`. */
export function useRedis(): { readonly redis: RunningRedis; readonly environment: Record<string, string> } {
  const environment: Record<string, string> = {};
  let running: RunningRedis | undefined;
  beforeAll(async () => {
    running = await startRedis(inject('redisServer'));
    environment.REDIS_URL = running.url;
  });
  afterAll(() => running?.kill());
  return {
    environment,
    get redis() {
      if (!running) throw new Error('There is no Redis before the tests run');
      return running;
    },
  };
}

/** The same tests over each way in which nodes reach each other; `environment` is what their nodes are started with. */
export function describeOverEachBus(what: string, tests: (environment: Record<string, string>) => void): void {
  describe(`${what}, with PostgreSQL alone`, () => tests({}));
  describeWithRedis(`${what}, with Redis`, () => tests(useRedis().environment));
}

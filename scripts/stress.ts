import { globSync, readFileSync } from 'node:fs';
import { findRedis } from './redis.ts';
import { runToEnd } from './run-to-end.ts';
import { keepScratchInMemory } from './scratch.ts';

keepScratchInMemory();

/** The files that repeat a race or a crash, with all their rounds. */
const files = globSync('apps/api/tests/**/*.test.ts').filter((file) => readFileSync(file, 'utf8').includes('support/rounds.ts'));
const environment = { REDIS_SERVER: findRedis() ?? '', STRESS: 'on' };
process.exit((await runToEnd('vitest', ['run', '--project', 'api', ...files], { environment, mostMinutes: 60 })) ? 0 : 1);

import { readdirSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import type { Scenario } from '../bench/support/scenario.ts';

/**
 * Each scenario measures a ratio against its baseline in one run, and fails when the ratio is missed. With `--tiny` each is run very
 * small and only has to come to its end: so the tests notice one that is broken.
 */
const folder = new URL('../bench/scenarios/', import.meta.url);
const known = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''));
const isTiny = process.argv.includes('--tiny');
const wanted = process.argv.slice(2).filter((word) => word !== '--tiny');
if (isTiny) process.env.BENCH_SIZE = 'tiny';

for (const name of wanted) {
  if (known.includes(name)) continue;
  console.error(`\n  There is no benchmark “${name}”. There are: ${known.join(', ')}.\n`);
  process.exit(1);
}

console.log(
  `\n  ${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}, ${new Date().toISOString()}`,
);
let isGood = true;
for (const name of wanted.length > 0 ? wanted : known) {
  console.log(`\n── ${name} ${'─'.repeat(70 - name.length)}`);
  const { scenario } = (await import(new URL(`${name}.ts`, folder).href)) as { scenario: Scenario };
  const isMet = await scenario();
  isGood = (isTiny || isMet) && isGood;
}
process.exit(isGood ? 0 : 1);

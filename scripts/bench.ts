import { readdirSync } from 'node:fs';
import type { Scenario } from '../bench/support/scenario.ts';

/** Each scenario measures a ratio against its baseline in one run, and fails when the ratio is missed. */
const folder = new URL('../bench/scenarios/', import.meta.url);
const known = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''));
const wanted = process.argv.slice(2);

for (const name of wanted) {
  if (known.includes(name)) continue;
  console.error(`\n  There is no benchmark “${name}”. There are: ${known.join(', ')}.\n`);
  process.exit(1);
}

let isGood = true;
for (const name of wanted.length > 0 ? wanted : known) {
  console.log(`\n── ${name} ${'─'.repeat(70 - name.length)}`);
  const { scenario } = (await import(new URL(`${name}.ts`, folder).href)) as { scenario: Scenario };
  isGood = (await scenario()) && isGood;
}
process.exit(isGood ? 0 : 1);

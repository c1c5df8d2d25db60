import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { callFiles } from './new/call-files.ts';

/** Writes the files of a new call, so that each is where the next person looks for it. */
const [kind, module = '', name = ''] = process.argv.slice(2);

if (kind !== 'call' || !/^[a-z]+$/.test(module) || !/^[a-z]+(-[a-z]+)+$/.test(name)) {
  console.error('\n  npm run new -- call <module> <verb-noun>      for example: npm run new -- call orders accept-offer\n');
  process.exit(1);
}

for (const [file, text] of Object.entries(callFiles(module, name))) {
  if (existsSync(file)) {
    console.error(`  ${file} is there already and stays as it is`);
    continue;
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`  ${file}`);
}
console.log(
  `\n  Next: describe the call in its contract, list its route in apps/api/src/modules/${module}/index.ts, see its test red.\n`,
);

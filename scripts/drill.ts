import { readdirSync } from 'node:fs';
import type { Drill } from './drills/support/drill.ts';
import { findPrograms } from './drills/support/programs.ts';
import { openScene } from './drills/support/scene.ts';

/**
 * Does harm to the real product on engines that exist, in a temporary folder, and prints what became of it. Ends with 1 where something
 * that must hold does not, and with 2 where a program is missing. Whatever it has started ends with it, after Ctrl-C as well.
 */
const folder = new URL('drills/', import.meta.url);
const known = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.replace(/\.ts$/, ''));
const [name = '', ...rest] = process.argv.slice(2).filter((word) => word !== '--tiny');
if (!known.includes(name) || rest.length > 0) {
  console.error(`\n  Please say which drill: npm run drill -- ${known.join(' | ')} [--tiny]\n`);
  process.exit(2);
}

const { drill } = (await import(new URL(`${name}.ts`, folder).href)) as { drill: Drill };
console.log(`\n── drill: ${name} ${'─'.repeat(63 - name.length)}\n  ${drill.about}\n`);
if (!findPrograms(drill.programs)) process.exit(2);

const scene = await openScene(name);
let isEnding = false;

async function end(code: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  await scene.close();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    console.error('\n  Stopped. Cleaning up…');
    void end(130);
  });

try {
  await drill.run(scene);
  const holds = scene.printFindings();
  await end(holds ? 0 : 1);
} catch (error) {
  // What breaks while it is being stopped breaks because of that.
  if (!isEnding) console.error(error);
  scene.printFindings();
  await end(1);
}

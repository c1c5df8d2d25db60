import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const repository = path.join(packageFolder, '../..');
const dist = path.join(packageFolder, 'dist');
const types = path.join(dist, 'types');

/** What other people may import, by the name under which the package exports it. */
const entries = { index: 'src/index.ts', cli: 'src/cli/main.ts', mcp: 'src/mcp/create-mcp-server.ts' };

/** Makes `dist`: JavaScript with what it needs of the contract inside, and declarations that name no package but zod. */
export async function buildClient(): Promise<void> {
  rmSync(dist, { recursive: true, force: true });
  await build({
    cwd: packageFolder,
    input: entries,
    platform: 'neutral',
    external: [/^zod($|\/)/, /^@modelcontextprotocol\//, /^node:/],
    output: { dir: dist, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', comments: true },
  });
  declareTypes();
}

function declareTypes(): void {
  const config = path.join(packageFolder, 'build/tsconfig.types.json');
  execFileSync(process.execPath, [path.join(repository, 'node_modules/typescript/bin/tsc'), '-p', config], { stdio: 'inherit' });
  for (const file of readdirSync(types, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.d.ts'))) {
    const at = path.join(types, file);
    writeFileSync(at, withoutWorkspace(readFileSync(at, 'utf8'), path.dirname(file)));
  }
}

/** The contract lies beside the client, so what names it as a package names it by its place. */
function withoutWorkspace(text: string, folder: string): string {
  const contract = path.relative(folder, 'contract/src').replaceAll('\\', '/');
  return text
    .replaceAll(
      /(["'])@waybill\/contract\/([\w/-]+)\1/g,
      (_, quote: string, name: string) => `${quote}${contract}/${name}.js${quote}`,
    )
    .replaceAll(/(["'])(\.{1,2}\/[\w./-]+)\.ts\1/g, (_, quote: string, name: string) => `${quote}${name}.js${quote}`);
}

import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import type { prerenderHeadings, prerenderPages } from '../src/app/entry-server.tsx';
import { compressFolder } from './compress.ts';
import { readManifest, refuseCircles } from './manifest.ts';
import { writePages } from './pages.ts';
import { writeReference } from './reference.ts';
import { versionOf, writeWorker } from './worker.ts';

// Before React is loaded for prerendering: it would be the development one otherwise.
process.env.NODE_ENV = 'production';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = path.join(root, 'dist');
const serverDist = path.join(dist, '.server');

const client = await build({ root, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
await build({ root, logLevel: 'warn', build: { outDir: serverDist, ssr: 'src/app/entry-server.tsx', manifest: false } });

const server: { prerenderPages: typeof prerenderPages; prerenderHeadings: typeof prerenderHeadings } = await import(
  pathToFileURL(path.join(serverDist, 'entry-server.js')).href
);
const pages = await server.prerenderPages();
const manifest = readManifest(dist);
refuseCircles(manifest);
const headings = await server.prerenderHeadings();
const version = versionOf(dist, manifest, [...pages, ...headings]);
writePages({ dist, manifest, pages, headings, version, sources: sourcesIn(client) });
writeWorker(dist, manifest, version);

rmSync(serverDist, { recursive: true });
rmSync(path.join(dist, 'index.html'));
await writeReference(root, dist);
compressFolder(dist);
console.log(`Built ${pages.length} pages into ${path.relative(process.cwd(), dist) || '.'}`);

/** Our own source text in each script file, by its name: where the class names of a page come from. */
function sourcesIn(output: Awaited<ReturnType<typeof build>>): ReadonlyMap<string, string> {
  const chunks = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  const own = path.join(root, 'src');
  return new Map(
    chunks
      .filter((chunk): chunk is Rolldown.OutputChunk => chunk.type === 'chunk')
      .map(({ fileName, moduleIds }) => [
        fileName,
        moduleIds
          .filter((id) => id.startsWith(own) && /\.tsx?$/.test(id))
          .map((id) => readFileSync(id, 'utf8'))
          .join('\n'),
      ]),
  );
}

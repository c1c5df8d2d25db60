import path from 'node:path';
import type { Rolldown } from 'vite';
import { entranceSources } from './route-sources.ts';

/** Left alone, the bundler makes a file of each set of modules that the same pages share: a page of the app would fetch ninety. */
const fewestPages = 5;

/**
 * Three files are fetched by many pages: what every page begins with (`start`), what the pages in front of the app share
 * with others (`entrance`), and what pages of the app share (`app`). The bundler arranges the rest by itself.
 */
export function codeSplitting(root: string): Rolldown.CodeSplittingOptions {
  const entrance = [...entranceSources().values()].map((source) => path.join(root, source));
  let reached: ReadonlySet<string> | undefined;
  return {
    // Whatever a module imports is needed by as many pages as itself, so none of the three imports from a later one.
    includeDependenciesRecursively: false,
    groups: [
      { name: 'start', tags: ['$initial'], minShareCount: 2, priority: 1 },
      {
        name: (id, graph) => {
          reached ??= reachedFrom(entrance, graph);
          return reached.has(id) ? 'entrance' : 'app';
        },
        minShareCount: fewestPages,
      },
    ],
  };
}

function reachedFrom(modules: readonly string[], graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const reached = new Set(modules);
  // Whatever is added while the set is walked through is walked through, too.
  for (const id of reached) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}

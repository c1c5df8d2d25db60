import path from 'node:path';
import type { Rolldown } from 'vite';
import { entranceSources } from './route-sources.ts';

/**
 * Left alone, the bundler makes a file of each set of modules that the same pages share: a page of the app would fetch ninety.
 * Three files are therefore for many pages: what every page begins with (`start`), what a page in front of the app shares with
 * others (`entrance`), and what pages of the app share (`app`). Small files of what fewer pages of the app share are put together.
 */
export function codeSplitting(root: string): Rolldown.CodeSplittingOptions {
  const entrance = [...entranceSources().values()].map((source) => path.join(root, source));
  let reached: ReadonlySet<string> | undefined;
  const isAtEntrance = (id: string, graph: Rolldown.ChunkingContext) => {
    reached ??= reachedFrom(entrance, graph);
    return reached.has(id);
  };
  return {
    // The imports of a module are needed by as many pages as itself, so none of these files imports from a later one.
    includeDependenciesRecursively: false,
    groups: [
      { name: 'start', tags: ['$initial'], minShareCount: 2, priority: 2 },
      { name: (id, graph) => (isAtEntrance(id, graph) ? 'entrance' : null), minShareCount: 8, priority: 1 },
      { name: (id, graph) => (isAtEntrance(id, graph) ? null : 'app'), minShareCount: 5, priority: 1 },
      {
        name: (id, graph) => (isAtEntrance(id, graph) ? null : 'shared'),
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: 2_000,
      },
    ],
  };
}

/** A file that fewer pages share has them all in its name; the first word and the hash tell it apart. */
export function chunkFileName({ name }: { readonly name: string }): string {
  return `assets/${name.split('~')[0]}-[hash].js`;
}

function reachedFrom(modules: readonly string[], graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const reached = new Set(modules);
  // A Set also iterates over ids that are added during the iteration.
  for (const id of reached) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}

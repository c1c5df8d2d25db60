import path from 'node:path';
import type { Rolldown } from 'vite';
import { entranceSources } from './route-sources.ts';

/** Pages in front of the app that draw what the app draws: a price, a parcel. The others do without it. */
export const showsTheApp: readonly string[] = ['src/app/routes/shared.tsx', 'src/app/routes/welcome.tsx'];

/** Sources that only the console reaches, and the calls that only it makes; roles of our people stand in everybody’s account. */
const isOfConsole = /\/(features\/ops|app\/routes\/ops|contract\/src\/ops|ui\/insert-text)[/.](?!staff-roles\.ts)/;

/** What the console needs besides the search of the app, and no other page: in no file that many pages of the app begin with. */
const isOfSearch = /\/src\/ui\/(find-sheet|use-settled)\./;

/**
 * Left alone, the bundler makes a file of each set of modules that the same pages share: a page of the app would fetch ninety.
 * Five files are therefore for many pages: what every page begins with (`start`), what a page in front of the app shares with
 * others (`entrance`), what the front door and shared links share with the app (`front`), and what pages of the app share (`app`). Small files of what fewer pages of the app share are put together.
 * What pages of the console share among themselves has a file of its own (`console`), which nobody but staff downloads.
 */
export function codeSplitting(root: string): Rolldown.CodeSplittingOptions {
  const pages = [...entranceSources().values()];
  const among = (sources: readonly string[]) => isReachedFrom(sources.map((source) => path.join(root, source)));
  const front = among(showsTheApp);
  const entrance = among(pages.filter((page) => !showsTheApp.includes(page)));
  const roomOf = (id: string, graph: Rolldown.ChunkingContext) =>
    entrance(id, graph) ? 'entrance' : front(id, graph) ? 'front' : 'app';
  const only =
    (room: string, name = room) =>
    (id: string, graph: Rolldown.ChunkingContext) =>
      roomOf(id, graph) === room ? name : null;
  return {
    // The imports of a module are needed by as many pages as itself, so none of these files imports from a later one.
    includeDependenciesRecursively: false,
    groups: [
      { name: 'start', tags: ['$initial'], minShareCount: 2, priority: 2 },
      { name: only('entrance'), minShareCount: 8, priority: 1 },
      { name: only('front'), minShareCount: 3, priority: 1 },
      { name: (id, graph) => (isOfConsole.test(id) ? only('app', 'console')(id, graph) : null), minShareCount: 5, priority: 2 },
      // What fewer of them share is kept apart as well: in a file with parts of the app, it would bring the whole console to members.
      {
        name: (id, graph) => (isOfConsole.test(id) ? only('app', 'desk')(id, graph) : null),
        minShareCount: 2,
        priority: 1,
        entriesAware: true,
        entriesAwareMergeThreshold: 2_000,
      },
      { name: (id, graph) => (isOfSearch.test(id) ? null : only('app')(id, graph)), minShareCount: 5, priority: 1 },
      {
        name: only('app', 'shared'),
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

function isReachedFrom(modules: readonly string[]): (id: string, graph: Rolldown.ChunkingContext) => boolean {
  let reached: ReadonlySet<string> | undefined;
  return (id, graph) => {
    reached ??= reachedFrom(modules, graph);
    return reached.has(id);
  };
}

function reachedFrom(modules: readonly string[], graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const reached = new Set(modules);
  // A Set also iterates over ids that are added during the iteration.
  for (const id of reached) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}

import path from 'node:path';

/** The repository as the check sees it: its files, and how to read one. */
type Files = { readonly list: readonly string[]; readonly read: (file: string) => string };

/** One name in every room: a call is called the same in the contract, its route, its command, its test and the web app. */
export function checkCallNames({ list, read }: Files): string[] {
  const calls = list.filter(
    (file) => file.startsWith('packages/contract/src/') && /^export const \w+ = defineCall\(/m.test(read(file)),
  );
  const within = (pattern: RegExp) => list.filter((file) => pattern.test(file));
  const routes = within(/^apps\/api\/src\/(modules\/[^/]+\/routes|platform\/[^/]+)\/[^/]+\.ts$/).filter((file) =>
    /^export const \w+ = defineRoute\(/m.test(read(file)),
  );
  const tests = within(/^apps\/api\/tests\/.*\.test\.ts$/);
  const named = (file: string) => expectExport(file, read(file));
  return [
    ...calls.flatMap((file) => named(file)([nameOf(file)], 'defineCall')),
    ...routes.flatMap((file) => named(file)([`${nameOf(file)}Route`], 'defineRoute')),
    ...within(/^apps\/api\/src\/modules\/[^/]+\/commands\/[^/]+\.ts$/).flatMap((file) => named(file)([nameOf(file)])),
    ...within(/^apps\/web\/src\/features\/[^/]+\/api\/[^/]+(?<!\.test)\.tsx?$/).flatMap((file) =>
      named(file)([nameOf(file), `${nameOf(file)}Query`, `use${capital(nameOf(file))}`]),
    ),
    ...calls.flatMap((file) => [
      ...missing(file, routes, '.ts', `write a route ${path.basename(file)} that exports ${nameOf(file)}Route`),
      ...missing(file, tests, '.test.ts', `write apps/api/tests/${moduleOf(file)}/${path.basename(file, '.ts')}.test.ts`),
    ]),
  ];
}

/** Complains unless one of the wanted names is exported, and everything that `made` makes has such a name. */
function expectExport(file: string, text: string) {
  return (wanted: readonly string[], made?: string): string[] => {
    const exported = [...text.matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)].map(([, name]) => name);
    if (!exported.some((name) => name !== undefined && wanted.includes(name)))
      return [`${file} does not export ${wanted.join(', ')}. Rename the file or what it exports (${exported.join(', ')}).`];
    const others = made === undefined ? [] : [...text.matchAll(new RegExp(`(\\w+) = ${made}\\(`, 'g'))].slice(1);
    return others.map(([, name]) => `${file} defines ${name} as well. One call, one file: move it to a file of its name.`);
  };
}

function missing(call: string, candidates: readonly string[], ending: string, instead: string): string[] {
  const wanted = `${path.basename(call, '.ts')}${ending}`;
  return candidates.some((file) => path.basename(file) === wanted) ? [] : [`${call} has no ${wanted}: ${instead}.`];
}

function moduleOf(call: string): string {
  return path.basename(path.dirname(call));
}

/** `send-message.ts` holds `sendMessage`. */
function nameOf(file: string): string {
  return path
    .basename(file)
    .replace(/\.tsx?$/, '')
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function capital(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

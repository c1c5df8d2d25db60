import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';

/** The sources of the product; what they import from npm is shared with this checkout. */
const parts = ['apps/api', 'apps/sandbox', 'apps/web/dist', 'packages', 'package.json'];

type Migration = { readonly name: string; readonly text: string };

/** A checkout of a later release: this one, with more migrations. Answers its folder. */
export async function makeRelease(folder: string, migrations: readonly Migration[]): Promise<string> {
  const checkout = process.cwd();
  // Not in one go: the load goes on meanwhile.
  for (const part of parts.filter((one) => existsSync(path.join(checkout, one))))
    await cp(path.join(checkout, part), path.join(folder, part), {
      recursive: true,
      filter: (file) => path.basename(file) !== 'node_modules',
    });
  for (const { name, text } of migrations) writeFileSync(path.join(folder, 'apps/api/migrations', `${name}.sql`), text);
  linkPackages(path.join(checkout, 'node_modules'), path.join(folder, 'node_modules'));
  const own = path.join(checkout, 'apps/api/node_modules');
  if (existsSync(own)) symlinkSync(own, path.join(folder, 'apps/api/node_modules'));
  return folder;
}

/** Our own packages are those of the copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(path.join(to, '@waybill'), { recursive: true });
  for (const name of readdirSync(from)) if (name !== '@waybill') symlinkSync(path.join(from, name), path.join(to, name));
  for (const name of ['api', 'sandbox']) symlinkSync(path.join('../../apps', name), path.join(to, '@waybill', name));
  for (const name of readdirSync(path.join(to, '../packages')))
    symlinkSync(path.join('../../packages', name), path.join(to, '@waybill', name));
}

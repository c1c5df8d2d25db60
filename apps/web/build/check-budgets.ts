import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cachedFiles, consoleFiles } from './cached-files.ts';
import { showsTheApp } from './code-splitting.ts';
import { brotli } from './compress.ts';
import { entryKey, filesOf, type Manifest, readManifest, stylesheetOf } from './manifest.ts';
import { fileOfPage, scriptsOfPage } from './pages.ts';
import { entranceSources } from './route-sources.ts';

/**
 * The most that a page may download, in bytes of brotli. An early warning for people on slow phones, not a cage: a change
 * that needs more raises it in the same commit, with its reason and what Lighthouse says before and after.
 */
const budgets = {
  // What all pages share has grown with everything that can be looked at from outside, a sale and its chat among it; the heaviest
  // answers questions about all of it, the next asks where somebody lives. Each address of the app is known to all of them, those of a
  // business, too: its rounds and the day of a rider among them; collections and the book of receivers are the last of them.
  loggedOutPage: 125_500,
  // Whoever acts for a business sees so on every page: the bar, the switch and what each role may use are 2 kB of the start, its people,
  // invitations and riders 8 of the whole app.
  // With the search for places, a price and a slip; what is read on it is drawn without any script. The places of a business in the menu and
  // their addresses are 1 kB of it, as of the start.
  frontDoor: 150_500,
  // Home begins a parcel itself: its From and To find places, the phone's position and Plus Codes. Its draft, and the slips on Home, know
  // of money to collect. Codes and attempts that wait on a phone without network are in sight on every page: their keeping is in it.
  // Prices, fees and what a door costs are said in naira and in dollars. Each address of the app is known from the start, files of parcels and
  // collections and pickup places too. What the console shares is in a file of its own.
  signedInStart: 80_500,
  route: 40_000,
  // Its first page brings what all pages of the console share, which our own people fetch once.
  consoleFrame: 45_000,
  // A parcel of one's own is sent again from its popup, with its receiver from the book, and fetched with others by one carrier.
  popup: 23_000,
  // Selling and buying by a link, and the money at the door, are 16 kB of it; the buyer's chat and stars, pictures of both sides and
  // attempts without network another 6; rows that hold at 360 px are among the last of it. The price list of a business, its form and
  // what it shows of it are 7. Vehicles and shifts, the board, rounds, a rider's day and earnings of a business are for phones without
  // network, too. Labels of many parcels and the look of a tracking page are 6; parcels from a file, with their columns and rows, are 8,
  // what is collected together is 9, the book of receivers with what is said about doors 10, and places to send from, which every way
  // of sending offers, 4. What our people ask one side of a dispute, and the answer, are 2. The focus that sheets and rows of the console give
  // back is the last of it. Appeals are 2.
  wholeApp: 656_000,
  // The box that finds, the lists of everybody's orders and transactions with their pages, and what hangs together with a case are 12
  // of it; cases that are shared, measures and second persons 8. Parts of it that came with a popup of the app, and were counted there,
  // are 20; choosing several rows and dealing with them is 4; saved replies and views are 7; what is taken back within minutes, and
  // appeals, 4.
  console: 115_000,
} as const;

type Line = { readonly what: string; readonly bytes: number; readonly budget: number };

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const sizes = new Map<string, number>();

function sizeOf(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = brotli(readFileSync(path.join(dist, file))).length;
  sizes.set(file, size);
  return size;
}

function sum(files: Iterable<string>): number {
  return [...files].reduce((total, file) => total + sizeOf(file), 0);
}

function without(files: Iterable<string>, others: ReadonlySet<string>): string[] {
  return [...files].filter((file) => !others.has(file));
}

function measure(manifest: Manifest): Line[] {
  const entrance = [...entranceSources()];
  const inside = filesOf(manifest, [entryKey, 'src/app/signed-in-area.tsx']);
  const start = new Set([...inside, ...filesOf(manifest, ['src/app/routes/dashboard.tsx'])]);
  const dynamic = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry);
  const routes = dynamic.filter((key) => key.startsWith('src/app/routes/') && ![...entranceSources().values()].includes(key));
  const popups = dynamic.filter((key) => /^src\/features\/[^/]+\/popups\//.test(key));
  const ours = consoleFiles(manifest);

  return [
    ...entrance.map(([address, source]) => ({
      what: `page ${address}: HTML with its CSS, and scripts`,
      bytes: sizeOf(fileOfPage(address)) + sum(scriptsOfPage(manifest, address)),
      budget: showsTheApp.includes(source) ? budgets.frontDoor : budgets.loggedOutPage,
    })),
    {
      what: 'signed-in shell and dashboard, on top of /login',
      bytes: sum(without(start, scriptsOfPage(manifest, '/login'))) + sizeOf(stylesheetOf(manifest)),
      budget: budgets.signedInStart,
    },
    ...routes.map((key) => ({
      what: `route ${key.replace('src/app/routes/', '')}`,
      bytes: sum(without(filesOf(manifest, [key]), inside)),
      budget: key.endsWith('/ops/console.tsx') ? budgets.consoleFrame : budgets.route,
    })),
    ...popups.map((key) => ({
      what: `popup ${path.basename(key)}`,
      bytes: sum(without(filesOf(manifest, [key]), start)),
      budget: budgets.popup,
    })),
    {
      what: 'everything an installed app caches, without fonts, pictures and maps',
      bytes: sum(cachedFiles(manifest).filter((file) => /\.(js|css)$/.test(file))),
      budget: budgets.wholeApp,
    },
    { what: 'the staff console, on top of the app', bytes: sum(ours), budget: budgets.console },
  ];
}

function print(lines: readonly Line[]): void {
  const width = Math.max(...lines.map(({ what }) => what.length));
  console.log(`${'brotli'.padStart(width + 10)}    budget`);
  for (const { what, bytes, budget } of lines) {
    const kb = (value: number) => `${(value / 1000).toFixed(1)} kB`;
    console.log(
      `${what.padEnd(width)}  ${kb(bytes).padStart(8)}  ${kb(budget).padStart(8)}${bytes > budget ? '  TOO MUCH' : ''}`,
    );
  }
}

const manifest = readManifest(dist);
const lines = measure(manifest);
print(lines);
const over = lines.filter(({ bytes, budget }) => bytes > budget);
if (over.length > 0) {
  console.error(`\n${over.length} over budget. Fetch later what is not needed first, or raise the budget and say why.`);
  process.exit(1);
}

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { generatedFiles } from '../generate.ts';
import { checkCallNames } from './call-names.ts';
import { checkContractions } from './contractions.ts';
import { checkCircles } from './import-circles.ts';
import { checkFile } from './import-directions.ts';

const longestFile = 400;
const longestSubject = 72;

/** Rules of the house that no other tool knows. Prints every breach as a sentence; true when there is none. */
export function checkHouseRules(): boolean {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .trim()
    .split('\n');
  const sources = files.filter((file) => /\.(ts|tsx)$/.test(file) && !file.endsWith('.d.ts'));
  const complaints = [
    ...sources.flatMap(checkFile),
    ...checkCircles(sources),
    ...checkCallNames({ list: sources, read: (file) => readFileSync(file, 'utf8') }),
    ...checkContractions(),
    ...sources.flatMap(checkLength),
    ...checkGenerated(),
    ...checkLock(),
    ...checkSubject(),
  ];
  for (const complaint of complaints) console.error(`  ${complaint}`);
  return complaints.length === 0;
}

function checkLength(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n').length;
  return lines > longestFile ? [`${file} has ${lines} lines: more than ${longestFile} usually hold two ideas. Split it.`] : [];
}

function checkGenerated(): string[] {
  return Object.entries(generatedFiles).flatMap(([file, make]) =>
    readFileSync(file, 'utf8') === make()
      ? []
      : [`${file} is not what it is made from. Run npm run generate and commit the result.`],
  );
}

/** Of the newest commit alone, a merge aside: older ones cannot be mended, and a shallow clone may have none. */
function checkSubject(): string[] {
  const subject = execFileSync('git', ['log', '-1', '--no-merges', '--format=%s'], { encoding: 'utf8' }).trim();
  return subject.length > longestSubject
    ? [`The subject of the newest commit has ${subject.length} characters, ${longestSubject} are the most: ${subject}`]
    : [];
}

/** A lock file that names a registry installs only where that registry is. */
function checkLock(): string[] {
  return /"resolved": "https?:/.test(readFileSync('package-lock.json', 'utf8'))
    ? ['package-lock.json names a registry host. Make it again with the .npmrc of this project.']
    : [];
}

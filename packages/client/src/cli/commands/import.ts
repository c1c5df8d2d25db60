import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { isProblem } from '../../failures.ts';
import { moneyWords } from '../../shipping/money.ts';
import { readCsv } from '../../shipping/read-csv.ts';
import { type Parcel, ParcelFaults, readParcel, shortNameOf } from '../../shipping/read-parcel.ts';
import { totalsOf } from '../../shipping/total.ts';
import type { Command } from '../command.ts';
import { confirmHelp, confirmOptions, confirmTotal } from '../confirm.ts';
import { CommandFailure, exitCodes, UsageError } from '../exit-codes.ts';
import { failureWords } from '../failure-words.ts';
import { parcelHelp } from '../parcel-arguments.ts';
import { openWaybill } from '../settings.ts';

type Row = { readonly line: number; readonly key: string; readonly fields: Readonly<Record<string, string>> };
type Outcome = { readonly line: number; readonly id?: string; readonly problem?: string };

export const importParcels: Command = {
  summary: 'post every parcel of a CSV file; the same file twice posts nothing twice',
  usage: 'FILE.csv [--check] [--yes --total N] [--json]',
  help: `The first line names the columns, in these words:
${parcelHelp.replaceAll('  --', '  ')}

  --check           say what is wrong with which line, and post nothing
${confirmHelp}`,
  options: { ...confirmOptions, check: { type: 'boolean' } },
  most: 1,
  async run({ terminal, args: [file], flags }) {
    if (file === undefined) throw new UsageError('Which file? Give one with a line for each parcel.');
    const rows = await readRows(file);
    const waybill = await openWaybill();
    const faults: Outcome[] = [];
    const ready: { readonly row: Row; readonly parcel: Parcel }[] = [];
    for (const row of rows) {
      try {
        ready.push({ row, parcel: await readParcel(waybill, row.fields) });
      } catch (failure) {
        if (!(failure instanceof ParcelFaults)) throw failure;
        faults.push({ line: row.line, problem: faultWords(failure.fields) });
      }
    }
    for (const { line, problem } of faults) terminal.note(`Line ${line}: ${problem}`);
    if (faults.length > 0 || flags.check) {
      terminal.json({ ready: ready.length, faults });
      const verdict = `${ready.length} of ${rows.length} lines are ready.`;
      if (faults.length > 0) throw new CommandFailure(`${verdict} Nothing was posted: please mend the others first.`);
      terminal.say(verdict);
      return exitCodes.done;
    }
    const totals = await totalsOf(
      waybill,
      ready.map(({ parcel }) => parcel),
    );
    const [currency = 'NGN', ...others] = new Set(totals.map((total) => total.currency));
    if (others.length > 0) throw new UsageError('One file, one currency: please part it in two.');
    // In whole kobo: a sum of decimals would not be exact.
    const sum = totals.reduce((kobo, { total }) => kobo + Math.round(total * 100), 0) / 100;
    const words = `${moneyWords(sum, currency)} for ${ready.length} ${ready.length === 1 ? 'parcel' : 'parcels'}`;
    await confirmTotal(terminal, flags, sum, words);
    const outcomes: Outcome[] = [];
    for (const [index, { row, parcel }] of ready.entries()) {
      const total = totals[index]?.total;
      const outcome = await waybill.parcels
        .createPackage(
          { ...parcel, ...(total === undefined ? {} : { total }) },
          { idempotencyKey: row.key, signal: terminal.signal },
        )
        .then(
          ({ id }) => ({ line: row.line, id }),
          (failure: unknown) => {
            // What the key itself may not do it may not do for the next line either.
            if (isProblem(failure, 'not_in_scope', 'key_over', 'key_elsewhere')) throw failure;
            return { line: row.line, problem: failureWords(failure) };
          },
        );
      outcomes.push(outcome);
      terminal.say('id' in outcome ? `Line ${row.line}: ${outcome.id}` : terminal.bad(`Line ${row.line}: ${outcome.problem}`));
    }
    const failed = outcomes.filter(({ problem }) => problem !== undefined);
    terminal.json({ posted: outcomes.length - failed.length, failed: failed.length, lines: outcomes });
    terminal.say(`${outcomes.length - failed.length} posted, ${failed.length} not.`);
    return failed.length === 0 ? exitCodes.done : exitCodes.refused;
  },
};

async function readRows(file: string): Promise<readonly Row[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`${file} cannot be read.`);
  });
  const [head = [], ...lines] = readCsv(text);
  if (lines.length === 0) throw new UsageError(`${file} has no lines below its first one.`);
  const seen = new Map<string, number>();
  return lines.map((values, index) => {
    const given = head.map((name, column) => [name, values[column] ?? ''] as const).filter(([, value]) => value !== '');
    const content = JSON.stringify(given);
    // Two equal lines are two parcels; the same line of the same file is one.
    const copy = (seen.get(content) ?? 0) + 1;
    seen.set(content, copy);
    const key = createHash('sha256').update(`${content} ${copy}`).digest('hex');
    return { line: index + 2, key, fields: Object.fromEntries(given) };
  });
}

const faultWords = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([field, message]) => `${shortNameOf(field)}: ${message}`)
    .join(' ');

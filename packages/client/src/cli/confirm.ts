import { readMoney } from '../shipping/money.ts';
import { type Flags, textFlag } from './command.ts';
import { CommandFailure, exitCodes, UsageError } from './exit-codes.ts';
import type { Terminal } from './terminal.ts';

export const confirmOptions = {
  yes: { type: 'boolean' },
  total: { type: 'string' },
} as const;

export const confirmHelp = `  --yes --total N   go ahead without asking, if it costs exactly N in all
  --json            print one JSON document`;

/** Goes on if somebody says yes, or if they have named this very total beforehand; ends the command otherwise. */
export async function confirmTotal(terminal: Terminal, flags: Flags, total: number, words: string): Promise<void> {
  const typed = textFlag(flags, 'total');
  if (flags.yes === true) {
    if (typed === undefined) throw new UsageError('--yes needs --total: what it costs in all, to the kobo.');
    const named = readMoney(typed);
    if (named === undefined) throw new UsageError(`--total ${typed} is no amount.`);
    if (named !== total) throw new CommandFailure(`It costs ${words}, not ${typed}. Nothing was posted.`);
    return;
  }
  if (!terminal.isInteractive)
    throw new UsageError(`It costs ${words}. Nobody can be asked here: give --yes --total ${total.toFixed(2)}`);
  const answer = await terminal.ask(`Post for ${words}? [y/N] `);
  if (!/^y(es)?$/i.test(answer.trim())) throw new CommandFailure('Nothing was posted.', exitCodes.refused);
}

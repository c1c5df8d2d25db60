import { parseArgs } from 'node:util';
import { version } from '../version.ts';
import type { Command } from './command.ts';
import { importParcels } from './commands/import.ts';
import { listen } from './commands/listen.ts';
import { login, logout } from './commands/login.ts';
import { mcp } from './commands/mcp.ts';
import { quote } from './commands/quote.ts';
import { ship } from './commands/ship.ts';
import { track } from './commands/track.ts';
import { exitCodes, UsageError } from './exit-codes.ts';
import { exitCodeOf, failureWords } from './failure-words.ts';
import { openTerminal } from './terminal.ts';

const commands: Readonly<Record<string, Command>> = { track, quote, ship, import: importParcels, listen, login, logout, mcp };

const everywhere = { help: { type: 'boolean', short: 'h' }, json: { type: 'boolean' } } as const;

const overview = () => `Send and track parcels with Waybill.

${Object.entries(commands)
  .map(([name, { summary }]) => `  waybill ${name.padEnd(8)} ${summary}`)
  .join('\n')}

  waybill COMMAND --help

WAYBILL_KEY and WAYBILL_ORIGIN go before what \`waybill login\` has kept. NO_COLOR is respected.
Ends with 0 when it is done, 1 when it was refused, 2 when the command was not understood, 3 when the key is missing or
does not open this, 4 when nobody answered.`;

const helpOf = (name: string, { summary, usage, help }: Command) => `waybill ${name} ${usage}

${summary.slice(0, 1).toUpperCase()}${summary.slice(1)}.

${help}`;

/** Runs one command line and answers its exit code. Nothing that it prints holds a key. */
export async function runCommand([name, ...rest]: readonly string[], signal: AbortSignal): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(overview());
    return name === undefined ? exitCodes.usage : exitCodes.done;
  }
  if (name === '--version') {
    console.log(version);
    return exitCodes.done;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const terminal = openTerminal({ isJson: rest.includes('--json'), signal });
  try {
    if (!command) throw new UsageError(`There is no command “${name}”. See: waybill --help`);
    const { values, positionals } = understand(command, rest);
    if (values.help === true) {
      console.log(helpOf(name, command));
      return exitCodes.done;
    }
    if (positionals.length > command.most) throw new UsageError(`That is too much: waybill ${name} ${command.usage}`);
    return await command.run({ terminal, args: positionals, flags: values });
  } catch (failure) {
    const exitCode = exitCodeOf(failure);
    if (exitCode !== exitCodes.interrupted) terminal.note(terminal.bad(failureWords(failure)));
    return exitCode;
  }
}

function understand(command: Command, args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { ...command.options, ...everywhere }, allowPositionals: true, strict: true });
  } catch (failure) {
    throw new UsageError(failure instanceof Error ? (failure.message.split('. ')[0] ?? '') : String(failure));
  }
}

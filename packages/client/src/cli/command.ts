import type { ParseArgsConfig } from 'node:util';
import type { Terminal } from './terminal.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The values of flags as `util.parseArgs` reads them. */
export type Flags = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

export type Command = {
  readonly summary: string;
  /** What follows the name of the command. */
  readonly usage: string;
  /** The rest of its help. */
  readonly help: string;
  readonly options: Options;
  /** Positional arguments at most. */
  readonly most: number;
  run(call: { readonly terminal: Terminal; readonly args: readonly string[]; readonly flags: Flags }): Promise<number>;
};

export function textFlag(flags: Flags, name: string): string | undefined {
  const value = flags[name];
  return typeof value === 'string' ? value : undefined;
}

import { createInterface } from 'node:readline/promises';

/** Where a command reads and writes. Answers go to the output, everything else beside it. */
export type Terminal = ReturnType<typeof openTerminal>;

type Options = { readonly isJson: boolean; readonly signal: AbortSignal };

const codes = { bold: [1, 22], faint: [2, 22], good: [32, 39], bad: [31, 39] } as const;

export function openTerminal({ isJson, signal }: Options) {
  const { stdin, stdout, stderr, env } = process;
  const isColoured = stdout.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
  const paint = (kind: keyof typeof codes) => (text: string) => {
    const [on, off] = codes[kind];
    return isColoured ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  };
  return {
    isJson,
    signal,
    isInteractive: stdin.isTTY === true,
    bold: paint('bold'),
    faint: paint('faint'),
    good: paint('good'),
    bad: paint('bad'),
    /** A line for people; left out where a program reads. */
    say(line: string): void {
      if (!isJson) stdout.write(`${line}\n`);
    },
    /** The answer for programs, one document to a line; left out where people read. */
    json(value: unknown): void {
      if (isJson) stdout.write(`${JSON.stringify(value)}\n`);
    },
    note(line: string): void {
      stderr.write(`${line}\n`);
    },
    /** Asks beside the output, so that what is piped stays clean. */
    async ask(question: string): Promise<string> {
      const prompt = createInterface({ input: stdin, output: stderr });
      try {
        return await prompt.question(question, { signal });
      } finally {
        prompt.close();
      }
    },
    /** Everything that comes in, as for `waybill login < file`. */
    async readAll(): Promise<string> {
      let text = '';
      for await (const chunk of stdin.setEncoding('utf8')) text += String(chunk);
      return text;
    },
  };
}

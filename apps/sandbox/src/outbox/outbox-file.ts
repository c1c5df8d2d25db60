import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Message, message } from './message.ts';

/** The outbox on disk, one JSON line per message, oldest first. Writes happen one after the other. */
export class OutboxFile {
  #path: string;
  #lines = 0;
  #writing: Promise<void> = Promise.resolve();

  constructor(path: string) {
    this.#path = path;
  }

  /** Reads the newest `keep` messages. Lines that cannot be read, such as one torn by a crash, are left out for good. */
  async load(keep: number): Promise<Message[]> {
    await mkdir(dirname(this.#path), { recursive: true });
    const content = await readFile(this.#path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    const lines = content.split('\n');
    const messages = lines.flatMap(readLine).slice(-keep);
    this.#lines = messages.length;
    if (content !== '' && (messages.length !== lines.length - 1 || lines.at(-1) !== '')) await this.replace(messages);
    return messages;
  }

  /** Appends, or writes the file anew once it has grown to twice its limit. */
  append(added: Message, kept: readonly Message[], keep: number): Promise<void> {
    if (this.#lines + 1 > keep * 2) return this.replace(kept);
    this.#lines += 1;
    return this.#inTurn(() => appendFile(this.#path, toLine(added)));
  }

  /** Replaces the file whole: a reader, or a crash, sees the old one or the new one. */
  replace(kept: readonly Message[]): Promise<void> {
    const content = kept.map(toLine).join('');
    this.#lines = kept.length;
    return this.#inTurn(async () => {
      await writeFile(`${this.#path}.new`, content);
      await rename(`${this.#path}.new`, this.#path);
    });
  }

  #inTurn(write: () => Promise<void>): Promise<void> {
    const done = this.#writing.then(write);
    // The next write must go ahead even when this one fails; its own caller gets the error.
    this.#writing = done.catch(() => undefined);
    return done;
  }
}

function toLine(entry: Message): string {
  return `${JSON.stringify(entry)}\n`;
}

function readLine(line: string): Message[] {
  try {
    const parsed = message.safeParse(JSON.parse(line));
    return parsed.success ? [parsed.data] : [];
  } catch {
    return [];
  }
}

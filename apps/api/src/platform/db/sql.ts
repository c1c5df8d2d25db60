import type { QueryResultRow } from 'pg';

/** A parameter of a statement. A list becomes an array of PostgreSQL; JSON goes through `db.json`. */
type Value = string | number | boolean | null | Date | Uint8Array | readonly Value[];
type Part = Value | Json | Identifier | Columns | Fragment | readonly Fragment[];
export type Fragment = Query<readonly unknown[]>;
type JsonValue = string | number | boolean | null | undefined | Date | readonly JsonValue[] | JsonObject;
type JsonObject = { readonly [key: string]: JsonValue };

/** `count` is the number of rows that were read or written. */
export type Rows<T extends readonly unknown[]> = T & { readonly count: number };
/** Our own statements are prepared once for each connection; texts from elsewhere, or of many statements in one, are not. */
export type Statement = { readonly text: string; readonly values: unknown[]; readonly isPrepared: boolean };
/** Composes the text last: an error in a statement rejects its promise, like an error in its answer. */
export type Run = <T extends readonly unknown[]>(compose: () => Statement) => Promise<Rows<T>>;

/** SQL as tagged templates. Everything put into one is a parameter of the statement, unless it is made by the calls below. */
export type Sql = {
  <T extends readonly unknown[] = QueryResultRow[]>(strings: TemplateStringsArray, ...parts: readonly Part[]): Query<T>;
  /** The name of a table or a column. */
  (name: string): Identifier;
  /** After `set` the assignments, after `insert into` the columns and values of one row or several, named as their properties. */
  (rows: object): Columns;
  json(value: JsonValue): Json;
  /** A text as it is: never with anything of a user's in it. */
  unsafe<T extends readonly unknown[] = QueryResultRow[]>(text: string, values?: unknown[]): Query<T>;
  /** The same for a text that comes again and again: it is prepared. */
  prepared<T extends readonly unknown[] = QueryResultRow[]>(text: string, values: unknown[]): Query<T>;
};

/** A statement that runs once somebody awaits it, or a piece of another one that it is put into. */
class Query<T extends readonly unknown[]> extends Promise<Rows<T>> {
  readonly strings: readonly string[];
  readonly parts: readonly Part[];
  readonly #run: () => Promise<Rows<T>>;
  #answer: Promise<Rows<T>> | undefined;

  constructor(strings: readonly string[], parts: readonly Part[], run: () => Promise<Rows<T>>) {
    super(() => undefined);
    this.strings = strings;
    this.parts = parts;
    this.#run = run;
  }

  /** Makes `then` and `finally` return ordinary promises. */
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  // biome-ignore lint/suspicious/noThenProperty: a promise that begins its work when somebody asks for it.
  override then<A = Rows<T>, B = never>(
    onFulfilled?: ((rows: Rows<T>) => A | PromiseLike<A>) | null,
    onRejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    this.#answer ??= this.#run();
    return this.#answer.then(onFulfilled, onRejected);
  }
}

class Json {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

class Identifier {
  readonly quoted: string;
  constructor(name: string) {
    this.quoted = quoted(name);
  }
}

class Columns {
  readonly rows: readonly object[];
  constructor(rows: readonly object[]) {
    this.rows = rows;
  }
}

export function createSql(run: Run): Sql {
  function sql<T extends readonly unknown[]>(strings: TemplateStringsArray, ...parts: readonly Part[]): Query<T>;
  function sql(name: string): Identifier;
  function sql(rows: object): Columns;
  function sql(first: TemplateStringsArray | string | object, ...parts: readonly Part[]) {
    if (typeof first === 'string') return new Identifier(first);
    if (!isTemplate(first)) return new Columns(Array.isArray(first) ? first : [first]);
    return new Query(first, parts, () => run(() => compose(first, parts)));
  }
  return Object.assign(sql, {
    json: (value: JsonValue) => new Json(JSON.stringify(value)),
    unsafe: <T extends readonly unknown[]>(text: string, values: unknown[] = []) =>
      new Query<T>([text], [], () => run(() => ({ text, values, isPrepared: false }))),
    prepared: <T extends readonly unknown[]>(text: string, values: unknown[]) =>
      new Query<T>([text], [], () => run(() => ({ text, values, isPrepared: true }))),
  });
}

function isTemplate(first: object): first is TemplateStringsArray {
  return Array.isArray(first) && 'raw' in first;
}

function compose(strings: readonly string[], parts: readonly Part[]): Statement {
  const values: unknown[] = [];
  return { text: write(strings, parts, values), values, isPrepared: true };
}

function write(strings: readonly string[], parts: readonly Part[], values: unknown[]): string {
  return strings.reduce((text, next, index) => text + writePart(parts[index - 1], text, values) + next);
}

function writePart(part: Part | undefined, before: string, values: unknown[]): string {
  if (part instanceof Query) return write(part.strings, part.parts, values);
  if (part instanceof Identifier) return part.quoted;
  if (part instanceof Columns) return /\bset\s*$/i.test(before) ? assignments(part, values) : insertion(part, values);
  if (isListOfFragments(part)) return part.map(({ strings, parts }) => write(strings, parts, values)).join(' ');
  if (part === undefined) throw new TypeError('A statement was given undefined. Where nothing is meant, null says so.');
  values.push(part instanceof Json ? part.text : part);
  return `$${values.length}${typeOf(part)}`;
}

function isListOfFragments(part: Part | undefined): part is readonly Fragment[] {
  return Array.isArray(part) && part[0] instanceof Query;
}

/** The types that the server cannot always tell from where a value stands, or would take for others. */
function typeOf(value: Value | Json): string {
  if (value instanceof Json) return '::jsonb';
  if (value instanceof Date) return '::timestamptz';
  if (value instanceof Uint8Array) return '::bytea';
  return typeof value === 'boolean' ? '::boolean' : '';
}

function assignments({ rows: [row = {}] }: Columns, values: unknown[]): string {
  return Object.entries(row)
    .map(([name, value]) => `${quoted(name)} = ${writePart(value, '', values)}`)
    .join(', ');
}

function insertion({ rows }: Columns, values: unknown[]): string {
  const names = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => {
    const given = new Map<string, Part>(Object.entries(row));
    return `(${names.map((name) => writePart(given.get(name), '', values)).join(', ')})`;
  });
  return `(${names.map(quoted).join(', ')}) values ${lines.join(', ')}`;
}

/** `"sent_at"` for `sentAt`, `"jobs"."job"` for `jobs.job`. */
function quoted(name: string): string {
  const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return `"${snake.replaceAll('"', '""').replaceAll('.', '"."')}"`;
}

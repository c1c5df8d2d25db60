import { registerHooks } from 'node:module';

type Mend = { readonly file: string; readonly from: string; readonly to: string };

/**
 * `postgres` 3.4.9 does not survive the loss of a connection: it takes the process down with it (its issues 1066,
 * 1154, 1208), leaves the connection unable to write ever after, and lets a transaction whose connection is gone go
 * on, and roll back, on whatever that connection serves next. Until a release mends this, we do while loading it.
 */
const mends: readonly Mend[] = [
  {
    // Writing to a connection that is gone fails the query that wanted it, not the process.
    file: 'connection.js',
    from: 'const x = socket.write(chunk, fn)',
    to: "const x = socket ? socket.write(chunk, fn) : error(Errors.connection('CONNECTION_CLOSED', options))",
  },
  {
    // A connection comes back with nothing left over from its former life.
    file: 'connection.js',
    from: 'remaining = 0\n    incomings = null\n    clearImmediate(nextWriteTimer)',
    to: 'remaining = 0\n    incomings = null\n    clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = errorResponse = null',
  },
  {
    // What was asked between the error of a connection and its end would wait for ever.
    file: 'connection.js',
    from: '!hadError && (query || sent.length) && error(',
    to: ';(query || sent.length) && error(',
  },
  {
    // Nobody waits for this answer; the query that opened the connection is told of the failure anyway.
    file: 'connection.js',
    from: 'return fetchArrayTypes()',
    to: 'return fetchArrayTypes().catch(() => {})',
  },
  {
    // A transaction ends with its connection: whatever its act still asks for is refused.
    file: 'index.js',
    from: 'new Promise((_, reject) => connection.onclose = reject)',
    to: 'new Promise((_, reject) => connection.onclose = e => reject(lost = e))',
  },
  {
    file: 'index.js',
    from: 'let savepoints = 0\n      , connection',
    to: 'let savepoints = 0\n      , lost = null\n      , connection',
  },
  {
    file: 'index.js',
    from: 'q.catch(e => uncaughtError || (uncaughtError = e))',
    to: 'q.catch(e => uncaughtError || (uncaughtError = e))\n        if (lost) return q.reject(lost)',
  },
];

const hooks = registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const file = /\/node_modules\/postgres\/src\/(\w+\.js)$/.exec(url)?.[1];
    if (!file || !loaded.source) return loaded;
    const source = mends
      .filter((mend) => mend.file === file)
      .reduce(mended, Buffer.from(loaded.source as Buffer).toString('utf8'));
    return { ...loaded, source };
  },
});

function mended(source: string, { file, from, to }: Mend): string {
  if (source.split(from).length !== 2) throw new Error(`postgres/src/${file} has changed: see which mends it still needs`);
  return source.replace(from, () => to);
}

/** The one way to the driver: nothing else imports it. */
export const { default: postgres } = await import('postgres');
hooks.deregister();

import { StartFailure } from './start-failure.ts';

/** Something that listens on one host and one port. */
export type Endpoint = { listen(port: number, host: string): Promise<number>; close(): Promise<void> };

export type Binding = { port: number; close(): Promise<void> };

export type BindOptions = { port: number; host?: string | undefined; setting: string; open: () => Endpoint };

/**
 * Listens on 127.0.0.1 and, where the machine has it, on ::1 at the same port: `localhost` means either one
 * to a browser or to fetch. A given host is bound alone.
 */
export async function bindLoopback(options: BindOptions, attempts = 5): Promise<Binding> {
  const first = options.open();
  const port = await listen(first, options.port, options.host ?? '127.0.0.1', options.setting);
  if (options.host !== undefined) return { port, close: () => first.close() };

  const second = options.open();
  try {
    await second.listen(port, '::1');
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return { port, close: () => first.close() };
    await first.close();
    if (code === 'EADDRINUSE' && options.port === 0 && attempts > 1) return bindLoopback(options, attempts - 1);
    throw explain(error, port, options.setting);
  }
  return {
    port,
    close: async () => {
      await Promise.all([first.close(), second.close()]);
    },
  };
}

async function listen(endpoint: Endpoint, port: number, host: string, setting: string): Promise<number> {
  try {
    return await endpoint.listen(port, host);
  } catch (error) {
    throw explain(error, port, setting);
  }
}

function explain(error: unknown, port: number, setting: string): unknown {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') {
    return new StartFailure(`Port ${port} is already in use: stop what is using it, or set ${setting} to another port.`);
  }
  if (code === 'EACCES') return new StartFailure(`Port ${port} needs more rights: set ${setting} to a port above 1023.`);
  return error;
}

function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

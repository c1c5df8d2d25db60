import { version } from '../../version.ts';
import type { Command } from '../command.ts';
import { CommandFailure, exitCodes } from '../exit-codes.ts';
import { openWaybill, readSettings } from '../settings.ts';

export const mcp: Command = {
  summary: 'tools for an assistant, by the Model Context Protocol over stdin and stdout',
  usage: '',
  help: `Tools: list_parcels, track_parcel, quote_parcel, ship_parcel. Started by the assistant, not by hand:
  { "command": "npx", "args": ["-y", "@waybill/client", "mcp"], "env": { "WAYBILL_KEY": "…", "WAYBILL_ORIGIN": "…" } }

Nothing is posted without the confirmation of a quote and its exact total. What a key may spend in a day, its owner sets.`,
  options: {},
  most: 0,
  async run({ terminal }) {
    const waybill = await openWaybill();
    const { key } = await readSettings();
    if (!key) throw new CommandFailure('There is no key.', exitCodes.key);
    // Loaded here, so that the other commands start without it.
    const [{ serveStdio }, { createMcpServer }] = await Promise.all([
      import('@modelcontextprotocol/server/stdio'),
      import('../../mcp/create-mcp-server.ts'),
    ]);
    const serving = serveStdio(() => createMcpServer({ waybill, key, version }), {
      onerror: (error) => terminal.note(error.message),
    });
    // The input keeps the process alive, and its end is the end.
    terminal.signal.addEventListener('abort', () => void serving.close());
    return exitCodes.done;
  },
};

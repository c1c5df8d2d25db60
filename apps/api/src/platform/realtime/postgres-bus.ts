import type { Database } from '../db/database.ts';
import type { Bus } from './bus.ts';
import { realtimeChannels } from './channels.ts';

/** LISTEN, on the one connection that a node keeps for it. */
export function createPostgresBus(db: Database): Bus {
  return {
    async listen(handlers) {
      const [first] = realtimeChannels;
      const listening = await Promise.all(
        realtimeChannels.map((channel) =>
          // All channels share the connection: it comes back for all of them, and one report is enough.
          db.listen(channel, (text) => handlers.receive(channel, text), channel === first ? handlers.resumed : undefined),
        ),
      );
      return { stop: async () => void (await Promise.all(listening.map(({ unlisten }) => unlisten()))) };
    },
  };
}

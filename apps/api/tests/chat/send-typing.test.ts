import { sendTyping } from '@waybill/contract/chat/send-typing';
import { describe, expect, it } from 'vitest';
import { sendPassingEvent } from '../../src/platform/realtime/passing.ts';
import { mute, roomWith, set, twoInARoom } from '../support/chat.ts';
import { listenAs } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { type Person, verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

type Two = { readonly ada: Person; readonly bayo: Person };

const world = useWorld({ ROLES: 'http,realtime' });

describe('a room', () => {
  it('lets the other one see that one is writing', async () => {
    const { ada, bayo, roomId } = await twoInARoom(world);
    const stream = await listenAs(bayo);
    expect((await ada.call(sendTyping, { params: { roomId } })).status).toBe(204);
    await eventually('Bayo sees it', async () => stream.events.length > 0);
    expect(stream.events).toEqual([{ type: 'chat.typing', roomId, userId: ada.id }]);
  });

  it.each([
    ['the other one has muted them', ({ ada, bayo }: Two) => mute(bayo, ada)],
    ['they have muted the other one', ({ ada, bayo }: Two) => mute(ada, bayo)],
    ['they do not let it be seen that they are here', ({ ada }: Two) => set(ada, { showPresence: false })],
    ['the other one does not let that be seen', ({ bayo }: Two) => set(bayo, { showPresence: false })],
  ])('lets nobody be seen writing if %s', async (_, stand) => {
    // A room of its own for each: what was whispered a moment ago would hold back the next.
    const { ada, bayo, roomId } = await twoInARoom(world);
    await stand({ ada, bayo });
    const stream = await listenAs(bayo);
    const { id: elsewhere } = await roomWith(await verifiedPerson(world), bayo);
    expect((await ada.call(sendTyping, { params: { roomId } })).status).toBe(204);
    // On the same line, so whatever was whispered before it has been heard.
    await sendPassingEvent(world.db, bayo.id, { type: 'chat.typing', roomId: elsewhere, userId: ada.id });
    await eventually('The last typing event', async () => stream.events.length > 0);
    expect(stream.events).toEqual([{ type: 'chat.typing', roomId: elsewhere, userId: ada.id }]);
  });
});

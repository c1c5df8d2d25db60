import { fillRoom, messagesOf, twoInARoom } from '../support/chat.ts';
import { useWorld } from '../support/world.ts';

export const numbers = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

export function useLongChats() {
  const world = useWorld({ ROLES: 'http' });
  async function chatOf(count: number) {
    const two = await twoInARoom(world);
    await fillRoom(world, two.roomId, two.bayo.id, count);
    const page = async (query: object = {}) => {
      const { items, hasOlder, hasNewer } = await messagesOf(two.ada, two.roomId, query);
      return { seqs: items.map(({ seq }) => seq), hasOlder, hasNewer };
    };
    return { ...two, page };
  }
  return { world, chatOf };
}

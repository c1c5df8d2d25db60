import { randomUUID } from 'node:crypto';
import { createComment } from '@waybill/contract/timeline/create-comment';
import { deleteComment } from '@waybill/contract/timeline/delete-comment';
import { type Person, verifiedPerson } from '../support/people.ts';
import { write } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

type Item = { readonly itemType: number; readonly id: string };

export const comment = (
  person: Pick<Person, 'call'>,
  { itemType, id }: Item,
  message: unknown,
  idempotencyKey: string = randomUUID(),
) => person.call(createComment, { body: { itemType, timelineItemId: id, message }, idempotencyKey });

export const takeBack = (person: Pick<Person, 'call'>, commentId: string) =>
  person.call(deleteComment, { params: { commentId } });

export function useComments() {
  const world = useWorld({ ROLES: 'http,realtime' });
  async function scene() {
    const author = await verifiedPerson(world);
    const person = await verifiedPerson(world);
    return { author, person, item: (await write(author, 'Hello')).result };
  }
  return { world, scene };
}

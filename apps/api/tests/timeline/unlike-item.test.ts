import { describe, expect, it } from 'vitest';
import { atOnce } from '../support/at-once.ts';
import { verifiedPerson } from '../support/people.ts';
import { like, look, unlike, write } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,realtime' });

describe('a like', () => {
  it('is counted exactly while many people like and unlike at once', async () => {
    const item = (await write(await verifiedPerson(world), 'Popular')).result;
    const people = await atOnce(10, () => verifiedPerson(world));
    const statuses = await atOnce(100, async (index) => {
      const person = people[index % 10] ?? world.visitor();
      return (index % 3 === 2 ? await unlike(person, item) : await like(person, item)).status;
    });
    expect(new Set(statuses)).toEqual(new Set([200]));
    const [row] = await world.db<{ likes: number; counted: number }[]>`
      select count(*)::int as likes, (select like_count from timeline_item where id = ${item.id}) as counted from timeline_like where item_id = ${item.id}`;
    expect(row?.counted).toBe(row?.likes);
    await Promise.all(people.map((person) => like(person, item)));
    expect((await look(people[0] ?? world.visitor(), item)).result.item.likes).toBe(10);
  });
});

import { describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { atOnce } from '../support/at-once.ts';
import { verifiedPerson } from '../support/people.ts';
import { look } from '../support/timeline.ts';
import { comment, takeBack, useComments } from './commented-items.ts';

const { world, scene } = useComments();

describe('taking a comment back', () => {
  it('is for whoever wrote it and whoever’s item it stands under, once', async () => {
    const { author, person, item } = await scene();
    const [mine, theirs] = [(await comment(person, item, 'a')).result, (await comment(person, item, 'b')).result];
    expect((await takeBack(await verifiedPerson(world), mine.id)).problem.code).toBe('forbidden');
    expect((await takeBack(person, mine.id)).status).toBe(204);
    expect((await takeBack(author, theirs.id)).status).toBe(204);
    expect((await takeBack(person, mine.id)).problem.code).toBe('not_found');
    expect((await takeBack(person, newId('comment'))).problem.code).toBe('not_found');
    expect((await takeBack(person, 'x')).problem.code).toBe('invalid_input');
    const seen = (await look(author, item)).result;
    expect([seen.comments.items, seen.item.comments]).toEqual([[], 0]);
  });

  it('at the same moment as others counts exactly', async () => {
    const { author, person, item } = await scene();
    const all = await atOnce(10, () => comment(person, item, 'x'));
    await Promise.all(
      all.flatMap(({ result }) => [takeBack(person, result.id), takeBack(author, result.id), comment(author, item, 'y')]),
    );
    const seen = (await look(author, item, { limit: 50 })).result;
    expect([seen.comments.items.length, seen.item.comments]).toEqual([10, 10]);
  });
});

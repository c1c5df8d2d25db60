import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { atOnce, tally } from '../support/at-once.ts';
import { verifiedPerson } from '../support/people.ts';
import { feedOf, uploadedPicture, write } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

describe('a post', () => {
  it('is words and pictures in the order they were chosen, and stands on top of everybody’s timeline', async () => {
    const author = await verifiedPerson(world);
    const pictures = [await uploadedPicture(world, author.id), await uploadedPicture(world, author.id)].reverse();
    const { status, result } = await write(author, '  Who goes to Jos?\nI have a small box.  ', { imageIdList: pictures });
    expect(status).toBe(201);
    expect(result).toMatchObject({
      itemType: 3,
      message: 'Who goes to Jos?\nI have a small box.',
      author: { id: author.id, username: author.details.username, fullName: 'Chidi Okafor', rating: 0, numberOfDeliveries: 0 },
      likes: 0,
      isLiked: false,
      comments: 0,
      isMine: true,
      can: { delete: true, report: false, book: false, carry: false },
    });
    expect(result.images.map(({ publicId }) => publicId)).toEqual(pictures);
    expect((await feedOf(await verifiedPerson(world)))[0]).toBe(result.id);
  });

  it('waits for nobody who is counting the same words at this moment', async () => {
    const author = await verifiedPerson(world);
    await write(author, 'Tangerines for everybody');
    await world.db.begin(async (tx) => {
      await tx`update timeline_word set items = items + 1 where term in ('tangerines', 'everybody')`;
      await tx`set local idle_in_transaction_session_timeout = 0`;
      expect((await write(author, 'Everybody wants tangerines')).status).toBe(201);
    });
  });

  it('may be pictures alone', async () => {
    const author = await verifiedPerson(world);
    const { result } = await write(author, '', { imageIdList: [await uploadedPicture(world, author.id)] });
    expect([result.message, result.images.length]).toEqual(['', 1]);
  });

  it.each([
    ['nothing', { message: '' }, 'message'],
    ['only spaces', { message: ' \n ' }, 'message'],
    ['too many words', { message: 'x'.repeat(2001) }, 'message'],
    ['a bell', { message: 'ding \u0007' }, 'message'],
    ['what is no text', { message: 42 }, 'message'],
    ['what is no picture', { imageIdList: ['img_1'] }, 'imageIdList.0'],
    ['a field we do not know', { price: 3 }, 'price'],
  ])('is not %s', async (_, body, field) => {
    const { status, problem } = await write(await verifiedPerson(world), 'Hello', body);
    expect([status, problem.errors[0]?.field]).toEqual([400, field]);
  });

  it('has no picture that is somebody else’s, part of something, or twice the same', async () => {
    const author = await verifiedPerson(world);
    const other = await verifiedPerson(world);
    const mine = await uploadedPicture(world, author.id);
    await write(author, 'First', { imageIdList: [mine] });
    const free = await uploadedPicture(world, author.id);
    for (const imageIdList of [[await uploadedPicture(world, other.id)], [mine], [free, free]]) {
      const { problem } = await write(author, 'Second', { imageIdList });
      expect([problem.code, problem.errors[0]?.field]).toEqual(['invalid_input', 'imageIdList']);
    }
    expect((await feedOf(author, { itemType: 6 })).length).toBe(1);
  });
});

describe('the same post again', () => {
  it('is one post, however often and at the same moment it is sent', async () => {
    const author = await verifiedPerson(world);
    const key = randomUUID();
    const imageIdList = [await uploadedPicture(world, author.id)];
    const answers = await atOnce(10, () => write(author, 'Once', { imageIdList }, key));
    expect(tally(answers)).toEqual({ 201: 10 });
    expect(new Set(answers.map(({ result }) => result.id)).size).toBe(1);
    expect(await feedOf(author, { itemType: 6 })).toHaveLength(1);
  });

  it('with other words is refused, and somebody else’s key is their own', async () => {
    const author = await verifiedPerson(world);
    const key = randomUUID();
    await write(author, 'One', {}, key);
    expect((await write(author, 'Two', {}, key)).problem.code).toBe('key_used_otherwise');
    expect((await write(await verifiedPerson(world), 'Two', {}, key)).status).toBe(201);
  });
});

import { describe, expect, it } from 'vitest';
import { comment, parcel, post, trip } from '../../tests/items.ts';
import {
  commentsOf,
  type Feed,
  itemsAbove,
  itemsOf,
  liked,
  mapItem,
  mapOpenItem,
  type OpenItem,
  prependComment,
  prependItem,
  putBack,
  putCommentBack,
  removeComment,
  removeItems,
  withComments,
  withFresh,
} from './feed-cache.ts';

const [one, two, three, four] = [post('4'), parcel('3'), trip('2'), post('1')];

const feed: Feed = {
  pages: [
    { items: [one, two], nextCursor: 'next' },
    { items: [three, four], nextCursor: null },
  ],
  pageParams: [null, 'next'],
};
const ids = (shown: Feed) => itemsOf(shown).map(({ id }) => id);
const idsOf = (...items: readonly { id: string }[]) => items.map(({ id }) => id);

describe('the feed in the cache', () => {
  it('changes one item wherever it stands and leaves the others as they are', () => {
    const after = mapItem(feed, three.id, (item) => liked(item, true));
    expect(itemsOf(after)[2]).toMatchObject({ id: three.id, isLiked: true, likes: three.likes + 1 });
    expect(itemsOf(after)[1]).toBe(two);
    expect(mapItem(feed, 'pst_unknown', () => one)).toBe(feed);
  });

  it('counts a like once, and never below nothing', () => {
    expect(liked(liked(one, true), true).likes).toBe(one.likes + 1);
    expect(liked({ ...one, isLiked: true, likes: 0 }, false).likes).toBe(0);
    expect(withComments({ ...one, comments: 0 }, -1).comments).toBe(0);
    expect(withComments(one, 1).comments).toBe(one.comments + 1);
  });

  it('loses what is gone and keeps where the next page begins', () => {
    const after = removeItems(feed, (item) => item.itemType === 3);
    expect(ids(after)).toEqual(idsOf(two, three));
    expect(after.pages[0]?.nextCursor).toBe('next');
  });

  it('puts something new on top, once', () => {
    const mine = post('9');
    const after = prependItem(prependItem(feed, mine), mine);
    expect(ids(after)).toEqual(idsOf(mine, one, two, three, four));
  });

  it('takes something back where it belongs by age, once', () => {
    const aged = (end: string, hour: string) => post(end, { dateCreated: `2026-11-14T${hour}:00:00.000Z` });
    const [late, noon, early] = [aged('7', '18'), aged('6', '12'), aged('5', '06')];
    const shown: Feed = {
      pages: [
        { items: [late], nextCursor: 'next' },
        { items: [early], nextCursor: null },
      ],
      pageParams: [null, 'next'],
    };
    expect(ids(putBack(putBack(shown, noon), noon))).toEqual(idsOf(late, noon, early));
    expect(ids(putBack(shown, aged('4', '20')))[0]).toBe(post('4').id);
    expect(ids(putBack(shown, aged('3', '01')))[2]).toBe(post('3').id);
  });

  it('finds the new items above the top of the feed shown', () => {
    const [newest, newer] = [post('9'), post('8')];
    expect(itemsAbove(feed, { items: [newest, newer, one], nextCursor: 'x' })).toEqual([newest, newer]);
    expect(itemsAbove(feed, { items: [one, two], nextCursor: 'x' })).toEqual([]);
    // The top one was taken down meanwhile: the items after it are not new.
    expect(itemsAbove(feed, { items: [two, three], nextCursor: 'x' })).toEqual([]);
  });

  it('shows the new items above and keeps the pages below', () => {
    const newest = post('9');
    const after = withFresh(feed, { items: [newest, one], nextCursor: 'elsewhere' });
    expect(ids(after)).toEqual(idsOf(newest, one, two, three, four));
    expect(after.pages).toHaveLength(2);
    expect(after.pages[0]?.nextCursor).toBe('next');
  });

  it('keeps what others posted between one’s own and the rest, each where the server has it', () => {
    const own = post('9', { isMine: true });
    const [above, between, late] = [post('A'), post('8'), trip('7')];
    const shown = prependItem(feed, own);
    const fresh = { items: [above, own, between, one, late, two, post('0')], nextCursor: 'x' };
    expect(itemsAbove(shown, fresh)).toEqual([above, between, late]);
    expect(ids(withFresh(shown, fresh))).toEqual(idsOf(above, own, between, one, late, two, three, four));
  });

  it('misses nothing when one’s own is all that it knows of the page', () => {
    const at = (end: string, hour: string) => post(end, { dateCreated: `2026-11-14T${hour}:00:00.000Z` });
    const [own, newer, fresher] = [at('9', '18'), at('8', '17'), at('7', '16')];
    const shown = prependItem(feed, own);
    const fresh = { items: [own, newer, fresher], nextCursor: 'fresh' };
    expect(itemsAbove(shown, fresh)).toEqual([newer, fresher]);
    expect(withFresh(shown, fresh), 'there may be more behind it').toEqual({ pages: [fresh], pageParams: [null] });
    const whole = { ...fresh, nextCursor: null };
    expect(ids(withFresh(shown, whole))).toEqual(idsOf(own, newer, fresher, one, two, three, four));
  });

  it('begins anew when more than a page is new, because a gap would stay', () => {
    const fresh = { items: [post('9'), post('8')], nextCursor: 'fresh' };
    expect(withFresh(feed, fresh)).toEqual({ pages: [fresh], pageParams: [null] });
  });
});

describe('an open item in the cache', () => {
  const open: OpenItem = {
    pages: [
      { item: one, comments: { items: [comment('3'), comment('2')], nextCursor: 'older' } },
      { item: one, comments: { items: [comment('1')], nextCursor: null } },
    ],
    pageParams: [null, 'older'],
  };

  it('changes on every page', () => {
    expect(mapOpenItem(open, (item) => liked(item, true)).pages.every(({ item }) => item.isLiked)).toBe(true);
  });

  it('gains and loses comments, each once', () => {
    const added = comment('9');
    const after = prependComment(prependComment(open, added), added);
    expect(commentsOf(after).map(({ id }) => id)).toEqual(idsOf(added, comment('3'), comment('2'), comment('1')));
    expect(commentsOf(removeComment(after, comment('1').id))).toHaveLength(3);
  });

  it('takes a comment back where it belongs by age, once', () => {
    const aged = (end: string, hour: string) => comment(end, { dateCreated: `2026-11-14T${hour}:00:00.000Z` });
    const [late, noon, early] = [aged('7', '18'), aged('6', '12'), aged('5', '06')];
    const commented: OpenItem = {
      pages: [
        { item: one, comments: { items: [late], nextCursor: 'older' } },
        { item: one, comments: { items: [early], nextCursor: null } },
      ],
      pageParams: [null, 'older'],
    };
    const idsIn = (shown: OpenItem) => commentsOf(shown).map(({ id }) => id);
    expect(idsIn(putCommentBack(putCommentBack(commented, noon), noon))).toEqual(idsOf(late, noon, early));
    expect(idsIn(putCommentBack(commented, aged('4', '20')))[0]).toBe(comment('4').id);
    expect(idsIn(putCommentBack(commented, aged('3', '01')))[2]).toBe(comment('3').id);
  });
});

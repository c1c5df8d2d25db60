import type { CommentView } from '@waybill/contract/timeline/comment-view';
import type { TimelineItemView } from '@waybill/contract/timeline/item-view';

export type FeedPage = { readonly items: TimelineItemView[]; readonly nextCursor: string | null };

/** Pages as the query cache keeps them. */
export type Pages<Page> = { pages: Page[]; pageParams: unknown[] };

export type Feed = Pages<FeedPage>;

type CommentPage = { readonly items: CommentView[]; readonly nextCursor: string | null };
export type ItemPage = { readonly item: TimelineItemView; readonly comments: CommentPage };

/** An item with the pages of its comments. */
export type OpenItem = Pages<ItemPage>;

export type ChangeItem = (item: TimelineItemView) => TimelineItemView;

export function itemsOf(feed: Feed | undefined): TimelineItemView[] {
  return feed?.pages.flatMap((page) => page.items) ?? [];
}

/** The head of it. */
export function firstOf({ pages, pageParams }: Feed, count: number): Feed {
  return { pages: pages.slice(0, 1).map((page) => ({ ...page, items: page.items.slice(0, count) })), pageParams };
}

/** The same feed with one item changed; the very same when it does not hold it. */
export function mapItem(feed: Feed, id: string, change: ChangeItem): Feed {
  if (!holds(feed, id)) return feed;
  return mapPages(feed, (items) => items.map((item) => (item.id === id ? change(item) : item)));
}

export function removeItems(feed: Feed, isGone: (item: TimelineItemView) => boolean): Feed {
  return mapPages(feed, (items) => items.filter((item) => !isGone(item)));
}

type FetchedPage<Page> = {
  readonly cursor: string;
  readonly page: Page;
  readonly cursorOf: (page: Page) => string | null;
};

/** One page more, unless they end elsewhere by now: they were loaded anew while it was on its way. */
export function appendPage<Page>(now: Pages<Page>, { cursor, page, cursorOf }: FetchedPage<Page>): Pages<Page> {
  const last = now.pages.at(-1);
  if (!last || cursorOf(last) !== cursor) return now;
  return { pages: [...now.pages, page], pageParams: [...now.pageParams, cursor] };
}

/** A new item at the top, once. */
export function prependItem(feed: Feed, item: TimelineItemView): Feed {
  const [first, ...rest] = feed.pages;
  if (!first || holds(feed, item.id)) return feed;
  return { ...feed, pages: [{ ...first, items: [item, ...first.items] }, ...rest] };
}

/** An item that was gone for a moment, back at its place by age. */
export function putBack(feed: Feed, item: TimelineItemView): Feed {
  if (holds(feed, item.id)) return feed;
  const isOlder = (other: TimelineItemView) => other.dateCreated <= item.dateCreated;
  const at = feed.pages.findIndex((page) => page.items.some(isOlder));
  const page = at === -1 ? feed.pages.length - 1 : at;
  return {
    ...feed,
    pages: feed.pages.map((now, index) => {
      if (index !== page) return now;
      const place = now.items.findIndex(isOlder);
      return { ...now, items: now.items.toSpliced(place === -1 ? now.items.length : place, 0, item) };
    }),
  };
}

/**
 * Which items of the first page, asked for again, are missing from what the feed shows: those that stand before
 * something it has, and those that are newer than its end. Whatever is older comes with the next page.
 */
export function itemsAbove(feed: Feed, fresh: FeedPage): TimelineItemView[] {
  const shown = itemsOf(feed);
  const known = new Set(shown.map(({ id }) => id));
  const lastKnown = fresh.items.findLastIndex(({ id }) => known.has(id));
  const end = shown.at(-1)?.dateCreated ?? '';
  return fresh.items.filter(
    (item, index) => !known.has(item.id) && (lastKnown === -1 || index < lastKnown || item.dateCreated > end),
  );
}

/** Whether more is missing than the first page, asked for again, can tell. */
export function isMoreAbove(feed: Feed, fresh: FeedPage): boolean {
  const last = itemsAbove(feed, fresh).at(-1);
  return last !== undefined && last === fresh.items.at(-1) && fresh.nextCursor !== null;
}

/** The feed with what it missed, each where the first page has it. If more is missing it starts anew: a gap would stay. */
export function withFresh(feed: Feed, fresh: FeedPage): Feed {
  const above = new Set(itemsAbove(feed, fresh));
  if (above.size === fresh.items.length || isMoreAbove(feed, fresh))
    return { pages: [fresh], pageParams: feed.pageParams.slice(0, 1) };
  let below: string | undefined;
  return fresh.items.reduceRight((merged, item) => {
    const next = below;
    if (above.has(item) || holds(merged, item.id)) below = item.id;
    if (!above.has(item)) return merged;
    return next === undefined ? putBack(merged, item) : putBefore(merged, next, item);
  }, feed);
}

function putBefore(feed: Feed, id: string, item: TimelineItemView): Feed {
  return mapPages(feed, (items) => {
    const at = items.findIndex((other) => other.id === id);
    return at === -1 ? items : items.toSpliced(at, 0, item);
  });
}

export function liked(item: TimelineItemView, isLiked: boolean): TimelineItemView {
  if (item.isLiked === isLiked) return item;
  return { ...item, isLiked, likes: Math.max(0, item.likes + (isLiked ? 1 : -1)) };
}

export function withComments(item: TimelineItemView, difference: number): TimelineItemView {
  return { ...item, comments: Math.max(0, item.comments + difference) };
}

/** Every page carries the item. */
export function mapOpenItem(open: OpenItem, change: ChangeItem): OpenItem {
  return { ...open, pages: open.pages.map((page) => ({ ...page, item: change(page.item) })) };
}

export function commentsOf(open: OpenItem | undefined): CommentView[] {
  return open?.pages.flatMap((page) => page.comments.items) ?? [];
}

/** A comment on top of the others, once. */
export function prependComment(open: OpenItem, comment: CommentView): OpenItem {
  const [first, ...rest] = open.pages;
  if (!first || commentsOf(open).some(({ id }) => id === comment.id)) return open;
  const comments = { ...first.comments, items: [comment, ...first.comments.items] };
  return { ...open, pages: [{ ...first, comments }, ...rest] };
}

export function removeComment(open: OpenItem, commentId: string): OpenItem {
  const without = (comments: CommentPage) => ({ ...comments, items: comments.items.filter(({ id }) => id !== commentId) });
  return { ...open, pages: open.pages.map((page) => ({ ...page, comments: without(page.comments) })) };
}

/** A comment that was gone for a moment, back at its place by age. */
export function putCommentBack(open: OpenItem, comment: CommentView): OpenItem {
  if (commentsOf(open).some(({ id }) => id === comment.id)) return open;
  const isOlder = (other: CommentView) => other.dateCreated <= comment.dateCreated;
  const at = open.pages.findIndex((page) => page.comments.items.some(isOlder));
  const page = at === -1 ? open.pages.length - 1 : at;
  return {
    ...open,
    pages: open.pages.map((now, index) => {
      if (index !== page) return now;
      const { items } = now.comments;
      const place = items.findIndex(isOlder);
      return { ...now, comments: { ...now.comments, items: items.toSpliced(place === -1 ? items.length : place, 0, comment) } };
    }),
  };
}

function holds(feed: Feed, id: string): boolean {
  return feed.pages.some((page) => page.items.some((item) => item.id === id));
}

function mapPages(feed: Feed, change: (items: TimelineItemView[]) => TimelineItemView[]): Feed {
  return { ...feed, pages: feed.pages.map((page) => ({ ...page, items: change(page.items) })) };
}

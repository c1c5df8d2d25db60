import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { TimelineItemView } from '@waybill/contract/timeline/item-view';
import { useMemo } from 'react';
import { showFailure } from '../../../../forms/show-failure.ts';
import { toast } from '../../../../ui/toast.tsx';
import { deleteItem } from '../../api/delete-item.ts';
import { hideItem } from '../../api/hide-item.ts';
import { likeItem } from '../../api/like-item.ts';
import { muteAuthor, unmuteAuthor } from '../../api/mute-author.ts';
import { showItemAgain } from '../../api/show-item-again.ts';
import { changeEverywhere, removeEverywhere } from './change-everywhere.ts';
import { departures } from './departures.ts';
import { liked } from './feed-cache.ts';
import { itemNoun } from './item-words.ts';
import { createLiker } from './liker.ts';

// One per item, so that the card in the feed and the open page press the same heart.
const likers = new Map<string, ReturnType<typeof createLiker>>();

export type ItemActions = ReturnType<typeof createItemActions>;

/** The actions on an item, each shown at once and undone when the server refuses. */
export function useItemActions(): ItemActions {
  const queries = useQueryClient();
  return useMemo(() => createItemActions(queries), [queries]);
}

function createItemActions(queries: QueryClient) {
  function like(item: TimelineItemView): void {
    const known = likers.get(item.id);
    const liker =
      known?.isBusy() === true
        ? known
        : createLiker(item.isLiked, {
            send: (wanted) => likeItem(item, wanted),
            show: (wanted) => changeEverywhere(queries, item.id, (now) => liked(now, wanted)),
            settle: (counted) => changeEverywhere(queries, item.id, (now) => ({ ...now, ...counted })),
            refused: showFailure,
          });
    likers.set(item.id, liker);
    liker.press();
  }

  /** Out of the lists at once; back again when the server refuses or the person thinks better of it. */
  function leaveOut(
    isGone: (item: TimelineItemView) => boolean,
    words: { readonly title: string; readonly text: string },
    calls: { readonly send: () => Promise<unknown>; readonly undo: () => Promise<unknown> },
  ): void {
    const putBack = removeEverywhere(queries, isGone);
    const sent = calls.send();
    const note = toast.asking(words.title, words.text, {
      label: 'Undo',
      act: () => {
        putBack();
        // Only once the first has arrived, or they could overtake each other.
        sent.then(calls.undo).catch(showFailure);
      },
    });
    sent.catch((failure: unknown) => {
      toast.dismiss(note);
      putBack();
      showFailure(failure);
    });
  }

  function notInterested(item: TimelineItemView): void {
    const words = { title: 'You will not see this again', text: '' };
    leaveOut(({ id }) => id === item.id, words, {
      send: () => hideItem(item),
      undo: () => showItemAgain(item),
    });
  }

  function mute({ author }: TimelineItemView): void {
    const words = {
      title: `@${author.username} is muted`,
      text: 'They are not told.',
    };
    leaveOut((item) => item.author.id === author.id, words, {
      send: () => muteAuthor(author.id),
      undo: () => unmuteAuthor(author.id),
    });
  }

  /** For what holds no money: gone at once, and really gone when the moment to undo it has passed. */
  function remove(item: TimelineItemView): void {
    const leave = () => removeEverywhere(queries, ({ id }) => id === item.id);
    const putBack = leave();
    departures.begin(item.id, (isLeaving) =>
      deleteItem(item, isLeaving).then(
        () => {
          // A list read while it was on its way still holds it.
          leave();
          void queries.invalidateQueries({ queryKey: ['timeline', 'glance'] });
        },
        (failure: unknown) => {
          putBack();
          showFailure(failure);
        },
      ),
    );
    const isJourney = item.itemType === 2 || item.itemType === 4;
    const text = isJourney ? 'Whoever asked to come along gets their money back.' : '';
    toast.asking(`Your ${itemNoun(item)} is taken down`, text, {
      label: 'Undo',
      act: () => {
        if (departures.stop(item.id)) putBack();
      },
      passed: () => departures.finish(item.id),
    });
  }

  /** With money in escrow it is asked first, and done when the server says so. */
  async function removeParcel(item: TimelineItemView): Promise<void> {
    await deleteItem(item);
    removeEverywhere(queries, ({ id }) => id === item.id);
    void queries.invalidateQueries({ queryKey: ['timeline', 'glance'] });
    void queries.invalidateQueries({ queryKey: ['wallet'] });
  }

  return {
    like,
    notInterested,
    mute,
    remove,
    removeParcel,
    reported: (id: string) => removeEverywhere(queries, (item) => item.id === id),
  };
}

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { TimelineItemView } from '@waybill/contract/timeline/item-view';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal, standInApi } from '../../../../tests/stand-in-api.tsx';
import { ada, parcel, post, trip } from '../../tests/items.ts';
import { dismissToasts, page, show } from '../../tests/show.tsx';
import { Feed } from '../feed/feed.tsx';
import { ItemPage } from './item-page.tsx';

const own = { isMine: true, can: { delete: true, report: false, book: false, carry: false } };
const done = new Response(null, { status: 204 });

async function openMenu(items: readonly TimelineItemView[], answers: Parameters<typeof standInApi>[0], of = /^More about/) {
  const api = standInApi({ 'GET /timeline': page(items), ...answers });
  show(<Feed search="" updates={0} empty={<p>Nothing here</p>} />);
  const button = (await screen.findAllByRole('button', { name: of }))[0];
  const menu = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  // The browser tells this by itself; the stand-in of one does not.
  if (menu) fireEvent(menu, Object.assign(new Event('toggle'), { newState: 'open' }));
  return api;
}

/** An item’s own page; once it is gone, the feed, which nobody has read before. */
function PageThenFeed({ item, feed }: { readonly item: TimelineItemView; readonly feed: ReactNode }) {
  const [isGone, setGone] = useState(false);
  if (isGone) return feed;
  return (
    <ItemPage
      itemType={item.itemType}
      itemId={item.id}
      me={ada}
      heading={() => null}
      notFound={null}
      onGone={() => setGone(true)}
    />
  );
}

const shows = (count: number) => waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(count));

describe('the menu of an item', () => {
  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', undefined);
    HTMLElement.prototype.hidePopover ??= () => {};
  });

  afterEach(() => dismissToasts());

  it('takes what is not interesting away at once, and gives it back on Undo', async () => {
    const address = `/timeline/notinterested/3/${post('1').id}`;
    const { of } = await openMenu([post('1'), post('2')], { [`POST ${address}`]: done, [`DELETE ${address}`]: done });
    fireEvent.click(screen.getByRole('button', { name: 'Not interested' }));
    await shows(1);
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(of('DELETE')).toHaveLength(1));
    await shows(2);
  });

  it('mutes somebody with everything of theirs', async () => {
    const others = post('3', { author: { ...ada, id: 'usr_other', fullName: 'Kemi' } });
    const { of } = await openMenu([post('1'), post('2'), others], { 'PUT /users': Response.json({}) });
    fireEvent.click(screen.getByRole('button', { name: 'Mute @ada' }));
    await shows(1);
    expect(of('PUT /users')[0]?.body).toEqual({ mutedUserId: ada.id });
  });

  it('puts it back when the server refuses', async () => {
    await openMenu([post('1')], {
      [`POST /timeline/notinterested/3/${post('1').id}`]: refusal('too_many_requests', 'Please wait.', { status: 429 }),
    });
    fireEvent.click(screen.getByRole('button', { name: 'Not interested' }));
    await screen.findAllByText(/Please wait\./);
    await shows(1);
  });

  it('takes down a post of one’s own only when nobody has undone it', async () => {
    const { of } = await openMenu([post('1', own)], { [`DELETE /timeline/3/${post('1').id}`]: done });
    fireEvent.click(screen.getByRole('button', { name: 'Take down' }));
    await shows(0);
    expect(of('DELETE')).toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: /^Dismiss: Your post is taken down/ }));
    await waitFor(() => expect(of('DELETE')).toHaveLength(1));
  });

  it('stays away from a feed that is read before it is really gone, and comes back there on Undo', async () => {
    const feed = <Feed search="" updates={0} empty={<p>Nothing here</p>} />;
    const takeDownOnItsPage = async () => {
      const item = post('1', own);
      const isOpened = Response.json({ item, comments: { items: [], nextCursor: null } });
      const api = standInApi({
        'GET /timeline': page([item]),
        [`GET /timeline/3/${item.id}`]: isOpened,
        [`DELETE /timeline/3/${item.id}`]: done,
      });
      show(<PageThenFeed item={item} feed={feed} />);
      const menu = document.getElementById(
        (await screen.findByRole('button', { name: /^More about/ })).getAttribute('popovertarget') ?? '',
      );
      if (menu) fireEvent(menu, Object.assign(new Event('toggle'), { newState: 'open' }));
      fireEvent.click(await screen.findByRole('button', { name: 'Take down' }));
      await screen.findByText('Nothing here');
      return api;
    };
    await takeDownOnItsPage();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await shows(1);
    cleanup();

    const { of } = await takeDownOnItsPage();
    fireEvent.click(screen.getByRole('button', { name: /^Dismiss: Your post is taken down/ }));
    await waitFor(() => expect(of('DELETE')).toHaveLength(1));
    await shows(0);
  });

  it('takes it down at once when the page is left', async () => {
    const { of } = await openMenu([post('1', own)], { [`DELETE /timeline/3/${post('1').id}`]: done });
    fireEvent.click(screen.getByRole('button', { name: 'Take down' }));
    await shows(0);
    fireEvent(window, new Event('pagehide'));
    await waitFor(() => expect(of('DELETE')).toHaveLength(1));
  });

  it('leaves a post where it was on Undo, and asks the server nothing', async () => {
    const { of } = await openMenu([post('1', own)], {});
    fireEvent.click(screen.getByRole('button', { name: 'Take down' }));
    await shows(0);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await shows(1);
    fireEvent(window, new Event('pagehide'));
    // A call that was made would be on its way now.
    await new Promise((resolve) => setTimeout(resolve));
    expect(of('DELETE')).toHaveLength(0);
  });

  it('says what becomes of the money before a parcel is taken down', async () => {
    const mine = parcel('1', {
      ...own,
      secrets: {
        senderFullName: 'Ada Obi',
        receiverFullName: 'Chidi Eze',
        senderPhoneNumber: '+2348030000001',
        receiverPhoneNumber: '+2348030000002',
        pickupLandmark: '',
        pickupNote: '',
        pickupPlusCode: null,
        dropoffLandmark: '',
        dropoffNote: '',
        dropoffPlusCode: null,
        costOfItem: 40_000,
        charge: 500,
      },
    });
    const { of } = await openMenu([mine], { [`DELETE /timeline/1/${mine.id}`]: done });
    fireEvent.click(screen.getByRole('button', { name: 'Take down' }));
    screen.getByText(/The ₦13,000\.00 in escrow comes back to your wallet at once, all of it\./);
    expect(of('DELETE')).toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: 'Take it down' }));
    await shows(0);
    expect(of('DELETE')).toHaveLength(1);
  });

  it('promises no money for a parcel whose money came back before', async () => {
    const mine = parcel('1', { ...own, status: 'withdrawn' });
    const { of } = await openMenu([mine], { [`DELETE /timeline/1/${mine.id}`]: done });
    screen.getByText('Back in your wallet');
    fireEvent.click(screen.getByRole('button', { name: 'Take down' }));
    screen.getByText('Remove it from your list?');
    expect(screen.queryByText(/comes back/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Remove it' }));
    await screen.findAllByText('Removed from your list');
    expect(screen.queryByText(/is back in your wallet\.$/)).toBeNull();
    expect(of('DELETE')).toHaveLength(1);
  });

  it('says what becomes of those who wanted to come along on a trip', async () => {
    await openMenu([trip('1', own)], {});
    fireEvent.click(screen.getByRole('button', { name: 'Take down' }));
    await screen.findByText('Whoever asked to come along gets their money back.');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await shows(1);
  });

  it('reports with a reason, and the reporter sees it no more', async () => {
    const { of } = await openMenu([post('1')], { 'POST /timeline/report': done });
    fireEvent.click(screen.getByRole('button', { name: 'Report' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Send the report' }));
    screen.getByText('Please choose a reason');
    expect(of('POST')).toHaveLength(0);
    fireEvent.click(screen.getByLabelText('Spam'));
    fireEvent.click(screen.getByRole('button', { name: 'Send the report' }));
    await shows(0);
    expect(of('POST /timeline/report')[0]?.body).toEqual({
      itemType: 3,
      timelineItemId: post('1').id,
      reason: 'spam',
      message: '',
    });
  });
});

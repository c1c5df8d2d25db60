import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { TimelineItemView } from '@waybill/contract/timeline/item-view';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openedPopup } from '../../../../tests/address-bar.tsx';
import { refusal, standInApi } from '../../../../tests/stand-in-api.tsx';
import { batch, parcel, post, trip } from '../../tests/items.ts';
import { heldPage, heldPosts, page, show } from '../../tests/show.tsx';
import { Feed } from './feed.tsx';

const nothing = <p>Nothing here</p>;

describe('the feed', () => {
  beforeEach(() => {
    // No end of the page ever comes into sight here: the button does what scrolling does.
    vi.stubGlobal('IntersectionObserver', undefined);
  });

  it('shows every kind as an article with a heading that says what it is', async () => {
    standInApi({ 'GET /timeline': page([parcel('1'), trip('2'), batch('3'), post('4')]) });
    show(<Feed search="" updates={0} empty={nothing} />);
    const first = await screen.findByRole('article', { name: 'Parcel from Yaba, Lagos to Wuse, Abuja' });
    within(first).getByText('You earn');
    within(first).getByText('11,250 naira');
    within(first).getByText('of ₦12,500.00, after our 10% (₦1,250.00)');
    within(first).getByText('2.5 kg');
    within(first).getByText('Fragile.');
    screen.getByRole('article', { name: 'Trip from Yaba, Lagos to Wuse, Abuja' });
    screen.getByRole('article', { name: 'Batch from Yaba, Lagos to Benin City, Edo and one more stop' });
    screen.getByRole('article', { name: 'Ada Obi wrote' });
    expect(screen.getAllByRole('article')).toHaveLength(4);
  });

  it.each([
    ['', 'GET /timeline?limit=10&itemType=0'],
    ['?type=mine', 'GET /timeline?limit=10&itemType=6'],
    ['?search=shoes', 'GET /timeline/search?limit=10&searchText=shoes'],
    ['?type=express', 'GET /timeline?limit=10&itemType=5'],
    ['?type=parcels', 'GET /timeline/packages?limit=10'],
    ['?type=parcels&mode=4&to=Abuja', 'GET /timeline/packages?limit=10&dispatchMode=4&dropOffAddress=Abuja'],
  ])('asks for what the address “%s” says', async (search, call) => {
    const { sent } = standInApi({ [call]: page([]) });
    show(<Feed search={search} updates={0} empty={nothing} />);
    await screen.findByText('Nothing here');
    expect(sent.map((request) => request.call)).toEqual([call]);
  });

  it('goes on where the last page ended, and repeats nothing', async () => {
    standInApi({
      'GET /timeline': ({ call }) => (call.includes('cursor=next') ? page([post('1')]) : page([post('2')], 'next')),
    });
    show(<Feed search="" updates={0} empty={nothing} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('keeps a like that was pressed while the next page was on its way', async () => {
    standInApi({
      'GET /timeline': ({ call }) => (call.includes('cursor=next') ? page([trip('1')]) : page([post('2')], 'next')),
      [`POST /timeline/like/3/${post('2').id}`]: Response.json({ isLiked: true, likes: 3 }),
    });
    const { arrive } = heldPage('next');
    show(<Feed search="" updates={0} empty={nothing} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    fireEvent.click(screen.getByRole('button', { name: 'Like, 2 likes' }));
    await screen.findByRole('button', { name: 'Like, 3 likes', pressed: true });
    arrive();
    await screen.findByRole('article', { name: /^Trip/ });
    screen.getByRole('button', { name: 'Like, 3 likes', pressed: true });
  });

  it('goes on by itself over a page on which nothing was found', async () => {
    vi.stubGlobal('IntersectionObserver', AlwaysInSight);
    const pages: Record<string, Response> = { a: page([], 'b'), b: page([], 'c'), c: page([post('1')]) };
    standInApi({
      'GET /timeline': ({ call }) => pages[new URLSearchParams(call.split('?')[1]).get('cursor') ?? ''] ?? page([], 'a'),
    });
    show(<Feed search="" updates={0} empty={nothing} />);
    await screen.findByRole('article');
    expect(screen.queryByText('Nothing here')).toBeNull();
  });

  it('says why the next page did not come, and tries again when asked', async () => {
    let answer = refusal('too_many_requests', 'Please wait a little.', { status: 429 });
    standInApi({ 'GET /timeline': ({ call }) => (call.includes('cursor=next') ? answer.clone() : page([post('2')], 'next')) });
    show(<Feed search="" updates={0} empty={nothing} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByText('Please wait a little.');
    answer = page([trip('1')]);
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByRole('article', { name: /^Trip/ });
  });

  it('says why nothing came, and tries again', async () => {
    let answer = refusal('too_many_requests', 'Please wait a little.', { status: 429 });
    standInApi({ 'GET /timeline': () => answer });
    show(<Feed search="" updates={0} empty={nothing} />);
    await screen.findByText('Please wait a little.');
    answer = page([post('1')]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('article');
  });

  it('likes at once, and takes it back with a word when the server refuses', async () => {
    const { of } = standInApi({
      'GET /timeline': page([post('1')]),
      [`POST /timeline/like/3/${post('1').id}`]: () => refusal('not_found', 'It was taken down.', { status: 404 }),
    });
    const { arrive } = heldPosts();
    show(<Feed search="" updates={0} empty={nothing} />);
    await screen.findByRole('article');
    fireEvent.click(await screen.findByRole('button', { name: 'Like, 2 likes' }));
    await screen.findByRole('button', { name: 'Like, 3 likes', pressed: true });
    expect(of('POST')).toHaveLength(0);
    arrive();
    await screen.findAllByText(/It was taken down\./);
    await screen.findByRole('button', { name: 'Like, 2 likes', pressed: false });
    expect(of('POST')).toHaveLength(1);
  });

  it('tells of what is new above, shows it when asked, and never by itself', async () => {
    let items = [post('1')];
    standInApi({ 'GET /timeline': () => page(items) });
    show(<Board />);
    await screen.findByRole('article');
    items = [post('3', { message: 'Newest' }), post('2', { message: 'Newer' }), ...items];
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'It grew' }));
    await act(() => vi.advanceTimersByTimeAsync(2000));
    vi.useRealTimers();
    const pill = await screen.findByRole('button', { name: /^2 new/ });
    expect(screen.getAllByRole('article')).toHaveLength(1);
    fireEvent.click(pill);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
    expect(screen.queryByRole('button', { name: /new/ })).toBeNull();
  });

  it('still tells of it when a look that was asked for earlier is answered later', async () => {
    const answers: ((items: TimelineItemView[]) => void)[] = [];
    let isFirst = true;
    standInApi({
      'GET /timeline': () => {
        if (!isFirst) return new Promise<Response>((resolve) => answers.push((items) => resolve(page(items))));
        isFirst = false;
        return page([post('1')]);
      },
    });
    show(<Board />);
    await screen.findByRole('article');
    vi.useFakeTimers();
    for (let looks = 1; looks <= 2; looks += 1) {
      fireEvent.click(screen.getByRole('button', { name: 'It grew' }));
      await act(() => vi.advanceTimersByTimeAsync(2000));
    }
    vi.useRealTimers();
    answers[1]?.([post('2'), post('1')]);
    await screen.findByRole('button', { name: /^1 new/ });
    await act(async () => answers[0]?.([post('1')]));
    await act(async () => {});
    screen.getByRole('button', { name: /^1 new/ });
  });

  it('shows one’s own at once, without a word', async () => {
    let items = [post('1')];
    standInApi({ 'GET /timeline': () => page(items) });
    show(<Board />);
    await screen.findByRole('article');
    items = [post('2', { isMine: true }), ...items];
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'It grew' }));
    await act(() => vi.advanceTimersByTimeAsync(2000));
    vi.useRealTimers();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: /new/ })).toBeNull();
  });

  it('leads to the popups that an item is for', async () => {
    standInApi({ 'GET /timeline': page([parcel('1'), trip('2')]) });
    show(<Feed search="" updates={0} empty={nothing} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Carry it' }));
    expect(openedPopup()).toEqual({ view: 'PackageDetails', params: { itemId: parcel('1').id, itemType: '1' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send something along' }));
    expect(openedPopup()).toEqual({
      view: 'BookTravellersRequest',
      params: { itemId: trip('2').id, itemType: '2' },
    });
  });
});

/** As a browser does it: says what is in sight once, and nothing more while it stays there. */
class AlwaysInSight {
  readonly #report: (entries: { isIntersecting: boolean }[]) => void;
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    this.#report = report;
  }
  observe() {
    queueMicrotask(() => this.#report([{ isIntersecting: true }]));
  }
  disconnect() {}
}

function Board() {
  const [updates, setUpdates] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setUpdates(updates + 1)}>
        It grew
      </button>
      <Feed search="" updates={updates} empty={nothing} />
    </>
  );
}

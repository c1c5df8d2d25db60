import { focusManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { TimelineItemView } from '@waybill/contract/timeline/item-view';
import { describe, expect, it, vi } from 'vitest';
import { refusal, standInApi } from '../../../../tests/stand-in-api.tsx';
import { ada, batch, comment, parcel, post, trip } from '../../tests/items.ts';
import { heldPage, heldPosts, page, show } from '../../tests/show.tsx';
import { Feed } from '../feed/feed.tsx';
import { ItemPage } from './item-page.tsx';

const opened = (item: TimelineItemView, comments = [comment('1')], nextCursor: string | null = null) =>
  Response.json({ item, comments: { items: comments, nextCursor } });

const open = (item: TimelineItemView) => show(pageOf(item));

function pageOf(item: TimelineItemView) {
  return (
    <ItemPage
      itemType={item.itemType}
      itemId={item.id}
      me={ada}
      heading={(known) => <h1>{known ? 'It' : 'Something'}</h1>}
      notFound={<p>Not on the board</p>}
      onGone={vi.fn()}
    />
  );
}

const at = (item: TimelineItemView) => `GET /timeline/${item.itemType}/${item.id}`;

async function say(text: string) {
  fireEvent.change(await screen.findByLabelText('Your comment'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Send the comment' }));
}

describe('an item’s own page', () => {
  it('shows the item, its way and what people say', async () => {
    standInApi({ [at(parcel('1'))]: opened(parcel('1')) });
    open(parcel('1'));
    await screen.findByText('I pass there on Friday');
    await screen.findByRole('img', { name: /Yaba, Lagos.*Wuse, Abuja/ });
    screen.getByRole('heading', { name: 'It' });
  });

  it('says when there is no such thing', async () => {
    standInApi({ [at(post('1'))]: refusal('not_found', 'Nothing here.', { status: 404 }) });
    open(post('1'));
    await screen.findByText('Not on the board');
    screen.getByRole('heading', { name: 'Something' });
  });

  it('closes what was taken down while somebody was looking at it', async () => {
    let isGone = false;
    standInApi({
      [at(post('1'))]: () => (isGone ? refusal('not_found', 'Nothing here.', { status: 404 }) : opened(post('1'))),
    });
    open(post('1'));
    await screen.findByText('I pass there on Friday');
    isGone = true;
    act(() => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    });
    await screen.findByText('Not on the board');
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.queryByLabelText('Your comment')).toBeNull();
  });

  it('shows a comment before it has arrived, and counts it', async () => {
    standInApi({
      [at(post('1'))]: opened(post('1')),
      'POST /timeline/comment': Response.json(comment('2', { message: 'I can carry it' }), { status: 201 }),
    });
    const { arrive } = heldPosts();
    open(post('1'));
    await screen.findByText('I pass there on Friday');
    await say('I can carry it');
    await screen.findByText('Sending…');
    screen.getByText('I can carry it');
    await screen.findByText('Comments, 2');
    arrive();
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
    await screen.findByText('I can carry it');
    screen.getByText('Comments, 2');
  });

  it('gives refused words back to their writer, and sends them again under the same key', async () => {
    const { of } = standInApi({
      [at(post('1'))]: opened(post('1')),
      'POST /timeline/comment': refusal('too_many_requests', 'Please wait.', { status: 429 }),
    });
    open(post('1'));
    await screen.findByText('I pass there on Friday');
    await say('I can carry it');
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Your comment').value).toBe('I can carry it'));
    await screen.findByText('Comments, 1');
    fireEvent.click(screen.getByRole('button', { name: 'Send the comment' }));
    await waitFor(() => expect(of('POST')).toHaveLength(2));
    const [first, second] = of('POST');
    expect(first?.key).toBe(second?.key);
    expect(first?.body).toEqual({ itemType: 3, timelineItemId: post('1').id, message: 'I can carry it' });
  });

  it('takes a comment down after asking', async () => {
    const mine = comment('1', { can: { delete: true } });
    const { of } = standInApi({
      [at(post('1'))]: opened(post('1'), [mine]),
      [`DELETE /timeline/comment/${mine.id}`]: new Response(null, { status: 204 }),
    });
    open(post('1'));
    fireEvent.click(await screen.findByRole('button', { name: 'Take down the comment by Ada Obi' }));
    fireEvent.click(screen.getByRole('button', { name: 'Take it down' }));
    await waitFor(() => expect(screen.queryByText('I pass there on Friday')).toBeNull());
    expect(of('DELETE')).toHaveLength(1);
    await screen.findByText('Comments, 0');
  });

  it('gives a comment back when the server refuses to take it down, here and in the feed’s count', async () => {
    const mine = comment('1', { can: { delete: true } });
    standInApi({
      'GET /timeline': page([post('1')]),
      [at(post('1'))]: opened(post('1'), [mine]),
      [`DELETE /timeline/comment/${mine.id}`]: refusal('too_many_requests', 'Please wait.', { status: 429 }),
    });
    show(
      <>
        <section aria-label="The feed">
          <Feed search="" news={0} empty={null} />
        </section>
        <section aria-label="The page">{pageOf(post('1'))}</section>
      </>,
    );
    const feed = within(screen.getByRole('region', { name: 'The feed' }));
    await feed.findByText('Comments, 1');
    fireEvent.click(await screen.findByRole('button', { name: 'Take down the comment by Ada Obi' }));
    fireEvent.click(screen.getByRole('button', { name: 'Take it down' }));
    await screen.findAllByText(/Please wait\./);
    await screen.findByText('I pass there on Friday');
    feed.getByText('Comments, 1');
    within(screen.getByRole('region', { name: 'The page' })).getByText('Comments, 1');
  });

  it('goes on to older comments', async () => {
    standInApi({
      [at(post('1'))]: ({ call }) =>
        call.includes('cursor=older')
          ? opened(post('1'), [comment('1', { message: 'First of all' })])
          : opened(post('1'), [comment('2')], 'older'),
    });
    open(post('1'));
    fireEvent.click(await screen.findByRole('button', { name: 'Show older comments' }));
    await screen.findByText('First of all');
  });

  it('leaves out a comment that was taken down while older ones were on their way', async () => {
    const mine = comment('2', { can: { delete: true } });
    standInApi({
      [at(post('1'))]: ({ call }) =>
        call.includes('cursor=older')
          ? opened(post('1'), [comment('1', { message: 'First of all' })])
          : opened(post('1'), [mine], 'older'),
      [`DELETE /timeline/comment/${mine.id}`]: new Response(null, { status: 204 }),
    });
    const { arrive } = heldPage('older');
    open(post('1'));
    fireEvent.click(await screen.findByRole('button', { name: 'Show older comments' }));
    fireEvent.click(screen.getByRole('button', { name: 'Take down the comment by Ada Obi' }));
    fireEvent.click(screen.getByRole('button', { name: 'Take it down' }));
    await waitFor(() => expect(screen.queryByText('I pass there on Friday')).toBeNull());
    arrive();
    await screen.findByText('First of all');
    expect(screen.queryByText('I pass there on Friday')).toBeNull();
  });

  it('tells a traveller who asks to come along, and nobody else', async () => {
    const mine = trip('1', { isMine: true, can: { delete: true, report: false, book: false, carry: false } });
    const { of } = standInApi({
      [at(mine)]: opened(mine),
      'GET /timeline/bookings': page([parcel('9')]),
      [at(batch('1'))]: opened(batch('1')),
    });
    open(mine);
    await screen.findByRole('link', { name: /Yaba to Wuse/ });
    expect(of('GET /timeline/bookings')[0]?.call).toContain(`timelineItemId=${mine.id}`);
    cleanup();
    open(batch('1'));
    await screen.findByText('I pass there on Friday');
    expect(screen.queryByText('Parcels that ask to travel with you')).toBeNull();
  });
});

import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithQueries, standInApi } from '../../../../tests/stand-in-api.tsx';
import { roomOf } from '../../tests/rooms.ts';
import { RoomList } from './room-list.tsx';

function show(initialSearch = '') {
  renderWithQueries(
    <RoomList
      openId="room_2"
      initialSearch={initialSearch}
      hrefOf={(id, find) => `/messages/chat?roomId=${id}&find=${find}`}
      empty={<p>No conversations</p>}
    />,
    { at: '/messages' },
  );
}

const rooms = (...items: readonly unknown[]) => Response.json({ items });

describe('the list of conversations', () => {
  it('says with whom, what was said last, what is unread and what waits', async () => {
    standInApi({
      'GET /chatrooms': rooms(
        roomOf({ unread: 3, hasPendingDeliveryRequest: true, presence: { isHere: true, lastHereAt: null } }),
        roomOf({ id: 'room_2' }),
      ),
    });
    show();
    const [first, second] = await screen.findAllByRole('link');
    expect(first?.textContent).toContain('Tolu Adebayo, online');
    expect(first?.textContent).toContain('I leave at six');
    expect(first?.textContent).toContain('a delivery request waits');
    expect(first?.textContent).toContain('3 unread');
    expect(first?.getAttribute('href')).toBe('/messages/chat?roomId=room_1&find=');
    expect(first?.getAttribute('aria-current')).toBeNull();
    expect(second?.textContent).not.toContain('unread');
    expect(second?.getAttribute('aria-current')).toBe('page');
  });

  it('says of a buyer what they bought', async () => {
    const sale = { id: 'sal_1', title: 'Ankara tote bag', chat: 'open', chatUntil: null } as const;
    standInApi({ 'GET /chatrooms': rooms(roomOf({ sale })) });
    show();
    expect((await screen.findByRole('link')).textContent).toContain('Tolu Adebayo, buyer of Ankara tote bag: I leave at six');
  });

  it('is looked through by name', async () => {
    const { sent } = standInApi({ 'GET /chatrooms': rooms(roomOf()), 'GET /chatrooms?searchText=Bisi': rooms() });
    show();
    await screen.findByRole('navigation', { name: 'Conversations' });
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search by name' }), { target: { value: 'Bisi' } });
    await screen.findByText('No conversation with “Bisi”.');
    expect(sent.map(({ call }) => call)).toContain('GET /chatrooms?searchText=Bisi');
  });

  it('says what the place is for where there is none', async () => {
    standInApi({ 'GET /chatrooms': rooms() });
    show();
    await screen.findByText('No conversations');
  });

  it('says what went wrong, and tries again', async () => {
    let isDown = true;
    standInApi({ 'GET /chatrooms': () => (isDown ? new Response('', { status: 502 }) : rooms(roomOf())) });
    show();
    const notice = await screen.findByText('We could not load your messages');
    isDown = false;
    const box = notice.closest('[role="status"]');
    if (!(box instanceof HTMLElement)) throw new Error('The notice is not announced');
    fireEvent.click(within(box).getByRole('button', { name: 'Try again' }));
    await screen.findByText('Tolu Adebayo');
  });
});

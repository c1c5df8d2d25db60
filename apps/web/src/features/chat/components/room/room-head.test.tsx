import { fireEvent, screen } from '@testing-library/react';
import { supportAccount } from '@waybill/contract/support/support-account';
import { describe, expect, it, vi } from 'vitest';
import { renderWithQueries, standInApi } from '../../../../tests/stand-in-api.tsx';
import { roomOf } from '../../tests/rooms.ts';
import { ReportPerson } from '../report-person.tsx';
import { RoomHead } from './room-head.tsx';

const links = {
  onRequest: vi.fn(),
  onOrder: vi.fn(),
  backHref: undefined,
  onDeleted: vi.fn(),
};

function openMenu(other: { userId: string; fullName: string } | undefined) {
  const [me, them] = roomOf().members;
  const room = roomOf(me && them && other ? { members: [me, { ...them, ...other }] } : {});
  standInApi({ [`GET /chatrooms/${room.id}`]: Response.json(room) });
  renderWithQueries(<RoomHead room={room} isTyping={false} links={links} onSearch={vi.fn()} />, { at: '/messages/chat' });
  const button = screen.getByRole('button', { name: /^More about the chat/ });
  const menu = document.getElementById(button.getAttribute('popovertarget') ?? '');
  // The browser fires this by itself; the stand-in of one does not.
  if (menu) fireEvent(menu, Object.assign(new Event('toggle'), { newState: 'open' }));
}

const { id: userId, fullName } = supportAccount;

describe('the menu of a room', () => {
  it('offers to mute somebody', () => {
    openMenu(undefined);
    screen.getByText('Mute Tolu');
  });

  it('does not offer to mute our support, which the server refuses', () => {
    openMenu({ userId, fullName });
    screen.getByText('Delete chat');
    expect(screen.queryByText(/^Mute/)).toBeNull();
  });

  it('does not offer it after a report either', async () => {
    standInApi({ 'POST /users/report': new Response(null, { status: 204 }) });
    renderWithQueries(<ReportPerson person={{ userId, fullName }} roomId={undefined} isMuted={false} onClose={vi.fn()} />);
    fireEvent.click(screen.getAllByRole('radio')[0] ?? document.body);
    fireEvent.click(screen.getByRole('button', { name: 'Send the report' }));
    await screen.findByText(/^Our team will look at it/);
    expect(screen.queryByRole('button', { name: /^Mute/ })).toBeNull();
  });
});

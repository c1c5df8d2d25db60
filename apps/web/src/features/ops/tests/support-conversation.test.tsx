import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal, renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { newMessageId } from '../api/answer-support.ts';
import { SupportConversation } from '../components/support/support-conversation.tsx';

const person = {
  id: 'usr_1',
  username: 'ada',
  fullName: 'Ada Obi',
  profilePicture: null,
  isDispatchPartner: false,
  isBlocked: false,
  isStaff: false,
  kycStatus: 0,
};
const room = {
  roomId: 'room_1',
  person,
  lastMessage: 'Where is my money?',
  lastAt: '2026-11-16T10:00:00Z',
  isWaiting: true,
  unread: 1,
  supportId: 'usr_support',
  hasOlder: false,
  messages: [
    message('msg_1', 'usr_1', 'Where is my money?', null),
    message('msg_2', 'usr_support', 'We are looking.', 'ops.bisi'),
  ],
};

function message(id: string, senderId: string, messageText: string, staff: string | null, seq = 1) {
  const sentAt = '2026-11-16T10:00:00Z';
  return {
    id,
    roomId: 'room_1',
    seq,
    clientId: id,
    senderId,
    kind: 0,
    messageText,
    images: [],
    voiceNote: null,
    deal: null,
    sentAt,
    staff,
  };
}

function show() {
  renderWithQueries(<SupportConversation roomId="room_1" />, { at: '/ops/support/room_1' });
}

it('shows who of us answered', async () => {
  standInApi({ 'GET /ops/support/room_1': Response.json(room) });
  show();
  await screen.findByText('Where is my money?');
  expect(screen.getByText('@ops.bisi')).toBeTruthy();
});

it('sends an answer once, however often it is tried, and then forgets what was typed', async () => {
  let tries = 0;
  const { of } = standInApi({
    'GET /ops/support/room_1': Response.json(room),
    'POST /ops/support/room_1/messages': () => {
      tries += 1;
      return tries === 1
        ? refusal('internal', 'Not now.', { status: 500 })
        : Response.json(message('m', 'usr_support', 'Here', null));
    },
  });
  show();
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Answer Ada Obi');
  fireEvent.change(field, { target: { value: ' It is on its way ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(of('POST')).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBeNull());
  expect(field.value, 'nothing typed is lost').toBe(' It is on its way ');
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(field.value).toBe(''));
  const [first, second] = of('POST').map(({ body }) => body);
  expect(second).toEqual(first);
  expect(first).toMatchObject({ messageText: 'It is on its way' });
});

it('goes back to the first word, page by page', async () => {
  const pages: Readonly<Record<string, object>> = {
    '': { ...room, hasOlder: true, messages: [message('msg_201', 'usr_1', 'The newest', null, 201)] },
    '?before=201': { ...room, hasOlder: true, messages: [message('msg_101', 'usr_1', 'In the middle', null, 101)] },
    '?before=101': { ...room, messages: [message('msg_1', 'usr_1', 'The first', null, 1)] },
  };
  standInApi({
    'GET /ops/support/room_1': ({ call }) => Response.json(pages[call.replace('GET /ops/support/room_1', '')] ?? null),
  });
  show();
  const texts = () => within(screen.getByRole('list', { name: 'Messages' })).getAllByText(/^(The|In the)/);
  const more = () => screen.queryByRole('button', { name: 'Show what was said before' });
  await screen.findByText('The newest');
  for (const next of ['In the middle', 'The first']) {
    fireEvent.click(await screen.findByRole('button', { name: 'Show what was said before' }));
    await screen.findByText(next);
  }
  expect(texts().map(({ textContent }) => textContent)).toEqual(['The first', 'In the middle', 'The newest']);
  expect(more(), 'that was all').toBeNull();
});

it('takes a room that needs no answer from those that wait', async () => {
  let isWaiting = true;
  const { of } = standInApi({
    'GET /ops/support/room_1': () => Response.json({ ...room, isWaiting }),
    'POST /ops/support/room_1/answered': () => {
      isWaiting = false;
      return new Response(null, { status: 204 });
    },
  });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as answered' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as answered' })).toBeNull());
  expect(of('POST').map(({ body }) => body)).toEqual([{}]);
});

it('names its messages as the server wants them', () => {
  for (let time = 0; time < 50; time += 1)
    expect(newMessageId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { WorkList } from '../components/cases/work-list.tsx';
import { bisi, desk, hold, me, staffAda } from './desk.ts';
import { page, somebody } from './money.ts';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const row = (kind: string, id: string, title: string, hours: number) => ({
  kind,
  id,
  title,
  person: somebody,
  since: hoursAgo(hours),
  dueAt: hoursAgo(hours),
  urgency: 'people',
  asked: [],
  held: null,
});

const show = () => renderWithQueries(<WorkList />, { at: '/ops/work?held=anybody', user: staffAda('support') });

it('shows what waits in all queues with its kind, its person, when it is due and who has it', async () => {
  standInApi({
    'GET /ops/views': () => Response.json({ views: [] }),
    'GET /ops/cases': () =>
      page([
        row('report', 'user-1', 'scam', 10),
        row('dispute', 'ord_1', 'A phone', 3),
        row('support', 'room_1', 'Where is it?', 1),
      ]),
    'GET /ops/desk': () => desk([hold(bisi, 'support', 'room_1')]),
    'GET /ops/mentions': () => page([]),
  });
  show();
  const rows = await screen.findAllByRole('listitem');
  const words = rows.map(({ textContent }) => textContent);
  expect(words[0]).toMatch(/^Scam.*Kemi Adeyemi @kemi2 h late.*Report/);
  expect(words[1]).toMatch(/^A phone.*due in 20 h.*Dispute/);
  await screen.findByText(/Bisi Ade has it/);
  const links = rows.map((item) => within(item).getByRole('link').getAttribute('href'));
  expect(links).toEqual(['/ops/reports', '/ops/disputes/ord_1', '/ops/support/room_1']);
});

it('asks for one kind, of those that are for one’s role', async () => {
  const { of } = standInApi({
    'GET /ops/views': () => Response.json({ views: [] }),
    'GET /ops/cases': () => page([]),
    'GET /ops/desk': () => desk(),
    'GET /ops/mentions': () => page([]),
  });
  show();
  await screen.findByText('Nothing waits');
  const kind = screen.getByLabelText('Kind');
  expect([...kind.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'All kinds',
    'Dispute',
    'Report',
    'Support',
    'Sale in question',
  ]);
  expect(of('GET /ops/cases').at(-1)?.call).toContain('held=anybody');
  fireEvent.click(screen.getByRole('radio', { name: 'Mine' }));
});

it('hands over all that one has, with a note each or one for all, and says what stays', async () => {
  const mine = [row('report', 'user-1', 'scam', 10), row('support', 'room_1', 'Where is it?', 1)];
  const { of } = standInApi({
    'GET /ops/views': () => Response.json({ views: [] }),
    'GET /ops/cases': () => page(mine),
    'GET /ops/desk': () => desk([hold(me, 'report', 'user-1'), hold(me)]),
    'GET /ops/mentions': () => page([]),
    'GET /ops/staff': Response.json({
      staff: [
        { ...bisi, role: 'support' },
        { ...me, role: 'support' },
      ],
    }),
    'POST /ops/handover': Response.json({
      cases: [
        { kind: 'report', id: 'user-1', isHandedOver: true, why: '' },
        { kind: 'support', id: 'room_1', isHandedOver: false, why: 'You do not have it any longer.' },
      ],
    }),
  });
  renderWithQueries(<WorkList />, { at: '/ops/work', user: staffAda('support') });
  fireEvent.click(await screen.findByRole('button', { name: 'Hand over …' }));
  const sheet = within(await screen.findByRole('dialog'));
  fireEvent.change(await sheet.findByLabelText('To'), { target: { value: bisi.id } });
  fireEvent.change(sheet.getByLabelText('A note for all of them'), { target: { value: 'Good night' } });
  const [first] = sheet.getAllByLabelText('Its own note');
  if (first) fireEvent.change(first, { target: { value: 'He was warned' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Hand over 2 cases' }));
  await sheet.findByText('Support: You do not have it any longer.');
  expect(of('POST /ops/handover').map(({ body }) => body)).toEqual([
    {
      to: bisi.id,
      note: 'Good night',
      cases: [
        { kind: 'report', id: 'user-1', note: 'He was warned' },
        { kind: 'support', id: 'room_1' },
      ],
    },
  ]);
});

it('shows who calls one, and the notes that this is in', async () => {
  const note = { id: '7', by: bisi, text: '@ada do you know her?', at: hoursAgo(1), mentions: ['ada'] };
  let isSeen = false;
  standInApi({
    'GET /ops/views': () => Response.json({ views: [] }),
    'GET /ops/cases': () => page([]),
    'GET /ops/desk': () => desk(),
    'GET /ops/mentions': () => page([{ ...note, kind: 'support', caseId: 'room_1', isSeen }]),
    'GET /ops/cases/support/room_1/notes': () => {
      isSeen = true;
      return page([note]);
    },
  });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Read and answer' }));
  const sheet = within(await screen.findByRole('dialog'));
  await within(await sheet.findByRole('list', { name: 'Notes' })).findByText('@ada do you know her?');
  fireEvent.click(sheet.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('Colleagues call you')).toBeNull());
});

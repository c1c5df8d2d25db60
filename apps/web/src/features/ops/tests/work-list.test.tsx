import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { WorkList } from '../components/cases/work-list.tsx';
import { bisi, desk, hold, staffAda } from './desk.ts';
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
  held: null,
});

const show = () => renderWithQueries(<WorkList />, { at: '/ops/work?held=anybody', user: staffAda('support') });

it('shows what waits in all queues with its kind, its person, when it is due and who has it', async () => {
  standInApi({
    'GET /ops/cases': () =>
      page([
        row('report', 'user-1', 'scam', 10),
        row('dispute', 'ord_1', 'A phone', 3),
        row('support', 'room_1', 'Where is it?', 1),
      ]),
    'GET /ops/desk': () => desk([hold(bisi, 'support', 'room_1')]),
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
  const { of } = standInApi({ 'GET /ops/cases': () => page([]), 'GET /ops/desk': () => desk() });
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

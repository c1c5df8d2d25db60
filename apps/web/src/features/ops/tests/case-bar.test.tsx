import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { StaffRole } from '@waybill/contract/ops/staff-roles';
import { expect, it } from 'vitest';
import { refusal, renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { Toaster } from '../../../ui/toast.tsx';
import { CaseBar } from '../components/cases/case-bar.tsx';
import { DecisionSheet } from '../components/decision-sheet.tsx';
import { bisi, desk, hold, me, staffAda } from './desk.ts';

const of = { kind: 'support', id: 'room_1' } as const;
const since = new Date(Date.now() - 5 * 3_600_000).toISOString();
const look = { 'PUT /ops/cases/support/room_1/look': new Response(null, { status: 204 }) };

const show = (role: StaffRole = 'support') =>
  renderWithQueries(
    <>
      <CaseBar of={of} since={since} />
      <Toaster />
    </>,
    { user: staffAda(role) },
  );

const says = async (words: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('region', { name: 'Who has it' }).textContent).toMatch(words));

it('says when it is due, who has it and who else looks at it, and takes it on', async () => {
  let held: unknown[] = [];
  const { of: sent } = standInApi({
    ...look,
    'GET /ops/desk': () =>
      desk(held, [
        { ...of, by: bisi },
        { ...of, by: me },
      ]),
    'POST /ops/cases/support/room_1/claim': () => {
      held = [hold(me)];
      return Response.json(hold(me));
    },
  });
  show();
  await says(/^1 h late · Nobody has it · Bisi Ade looks at it too/);
  fireEvent.click(screen.getByRole('button', { name: 'Take it on' }));
  await says(/You have it since/);
  screen.getByRole('button', { name: 'Put it back' });
  expect(sent('POST /ops/cases/support/room_1/claim').map(({ body }) => body)).toEqual([{}]);
  expect(sent('PUT /ops/cases/support/room_1/look')).toHaveLength(1);
});

it('says who was faster', async () => {
  let held: unknown[] = [];
  standInApi({
    ...look,
    'GET /ops/desk': () => desk(held),
    'POST /ops/cases/support/room_1/claim': () => {
      held = [hold(bisi)];
      return refusal('already_taken', 'Bisi Ade holds this since 10:20.', { status: 409 });
    },
  });
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Take it on' }));
  await screen.findAllByText(/Bisi Ade holds this since 10:20/);
  await says(/Bisi Ade has it since/);
  screen.getByRole('button', { name: 'Take it over' });
});

it('is given to a colleague by a lead, and only to those who decide such cases', async () => {
  const colleague = (id: string, fullName: string, role: StaffRole) => ({ id, username: id, fullName, role });
  const { of: sent } = standInApi({
    ...look,
    'GET /ops/desk': () => desk(),
    'GET /ops/staff': Response.json({
      staff: [colleague('usr_bisi', 'Bisi Ade', 'support'), colleague('usr_musa', 'Musa Bello', 'money')],
    }),
    'POST /ops/cases/support/room_1/assignment': Response.json(hold(bisi)),
  });
  show('lead');
  fireEvent.click(await screen.findByRole('button', { name: 'Give it to …' }));
  const sheet = within(await screen.findByRole('dialog'));
  const choice = await sheet.findByLabelText('Colleague');
  expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(['Choose', 'Bisi Ade, Support']);
  fireEvent.click(sheet.getByRole('button', { name: 'Give it' }));
  await sheet.findByText('Please choose somebody');
  fireEvent.change(choice, { target: { value: 'usr_bisi' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Give it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('POST /ops/cases/support/room_1/assignment').map(({ body }) => body)).toEqual([{ to: 'usr_bisi' }]);
});

it('works on while the desk cannot be read: only who has it is not known', async () => {
  standInApi({ ...look, 'GET /ops/desk': () => refusal('unavailable', 'We will be back.', { status: 503 }) });
  show();
  await says(/1 h late/);
  screen.getByRole('button', { name: 'Take it on' });
  expect(screen.queryByRole('button', { name: 'Give it to …' })).toBeNull();
});

it('before a decision, a case that a colleague has is taken over first', async () => {
  let held = [hold(bisi)];
  const { of: sent } = standInApi({
    'GET /ops/desk': () => desk(held),
    'POST /ops/cases/support/room_1/claim': () => {
      held = [hold(me)];
      return Response.json(hold(me));
    },
  });
  renderWithQueries(
    <DecisionSheet
      name="held"
      of={of}
      title="Close it?"
      text="It is over then."
      confirmLabel="Close it"
      done="Closed"
      onDecide={async () => undefined}
      onClose={() => undefined}
    />,
    { user: staffAda('support') },
  );
  await screen.findByText('Bisi Ade has this');
  fireEvent.click(screen.getByRole('button', { name: 'Take it over' }));
  await waitFor(() => expect(screen.queryByText('Bisi Ade has this')).toBeNull());
  expect(sent('POST /ops/cases/support/room_1/claim').map(({ body }) => body)).toEqual([{ takeOverFrom: bisi.id }]);
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FoundView } from '@waybill/contract/ops/find-quoted';
import type { StaffRole } from '@waybill/contract/ops/staff-roles';
import { expect, it, vi } from 'vitest';
import { ada as user } from '../../../tests/own-user.ts';
import { renderWithQueries, standInApi } from '../../../tests/stand-in-api.tsx';
import { FindPanel } from '../components/find/find-panel.tsx';
import { foundHref } from '../model/found-lines.ts';
import { opsPaths } from '../model/ops-paths.ts';

const chuka = {
  id: 'usr_01JCCHUKA00000000000000000',
  username: 'chuka',
  fullName: 'Chuka Obi',
  profilePicture: null,
  isDispatchPartner: false,
  isBlocked: false,
  isStaff: false,
  kycStatus: 1,
};
const dateCreated = '2026-11-19T09:40:00.000Z';
const person: FoundView = { kind: 'person', by: 'name', person: chuka };
const report: FoundView = {
  ...{ kind: 'report', by: 'whom it is about', id: 'user-7', about: chuka },
  ...{ reporter: null, isOpen: true, dateCreated },
};
const support: FoundView = {
  ...{ kind: 'support', by: 'person', roomId: 'rom_01JC0000000000000000000000', person: chuka },
  ...{ isWaiting: true, lastAt: dateCreated },
};

function show(found: readonly FoundView[], staffRole: StaffRole = 'lead') {
  const api = standInApi({ 'GET /ops/search': () => Response.json({ found }) });
  const onClose = vi.fn();
  renderWithQueries(<FindPanel places={[{ to: '/ops/reports', label: 'Reports' }]} onClose={onClose} />, {
    user: { ...user, isStaff: true, staffRole },
  });
  return { api, onClose, field: screen.getByRole('combobox', { name: 'Find anything' }) };
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const activeOption = (field: HTMLElement) => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');

it('what is found stands by its kind, and the arrow keys walk through it, round the end', async () => {
  const { field, api } = show([person, report, support]);
  expect(activeOption(field)?.textContent, 'before anything is typed, the pages').toContain('Reports');
  type(field, 'chuka');
  const people = await screen.findByRole('group', { name: 'People' });
  expect(within(people).getByRole('option').textContent).toContain('Chuka Obi');
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual(['Reports', 'Support', 'People']);
  const seen: (string | null | undefined)[] = [];
  for (let step = 0; step < 4; step += 1) {
    seen.push(activeOption(field)?.closest('[role=group]')?.getAttribute('aria-label'));
    fireEvent.keyDown(field, { key: 'ArrowDown' });
  }
  expect(seen).toEqual(['Reports', 'Support', 'People', 'Reports']);
  expect(api.of('GET /ops/search'), 'asked once, when the typing had paused').toHaveLength(1);
});

it('Enter before the answer is there opens the first of it', async () => {
  const { field, onClose } = show([person]);
  type(field, 'chuka');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onClose).not.toHaveBeenCalled();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('what a role may not open is told of, is no link, and is passed over by the keys', async () => {
  const { field } = show([report, support, person], 'checks');
  type(field, 'chuka');
  const option = await screen.findByRole('option', { name: /About Chuka Obi/ });
  expect(option.getAttribute('aria-disabled')).toBe('true');
  expect(option.textContent).toContain('not for your role');
  expect(activeOption(field)?.textContent).toContain('@chuka');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(activeOption(field)?.textContent).toContain('@chuka');
});

it('nothing found says what can be looked for', async () => {
  const { field } = show([]);
  type(field, 'nobody at all');
  expect(await screen.findByText(/Nothing answers to “nobody at all”/)).toBeTruthy();
});

it('leads to the case where the role opens it', () => {
  expect(foundHref(support, () => true)).toBe('/ops/support/rom_01JC0000000000000000000000');
  expect(foundHref(support, (path) => path !== opsPaths.support)).toBeNull();
  expect(foundHref(report, () => true)).toBe('/ops/reports');
});

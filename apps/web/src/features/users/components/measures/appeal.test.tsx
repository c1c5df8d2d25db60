import { fireEvent, screen } from '@testing-library/react';
import type { MeasureView } from '@waybill/contract/measures/measure-view';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepAppealTicket } from '../../../../session/appeal-ticket.ts';
import { refusal, renderWithQueries, standInApi } from '../../../../tests/stand-in-api.tsx';
import { StaticNavigation } from '../../../../ui/navigation/static-navigation.tsx';
import { Toaster } from '../../../../ui/toast.tsx';
import { MeasureList } from './measure-list.tsx';
import { OwnSuspension } from './own-suspension.tsx';

const warning: MeasureView = {
  id: 'msr_1',
  kind: 'warning',
  reason: 'spam',
  toldAs: 'Please say it once.',
  item: null,
  setAt: '2026-11-15T09:00:00.000Z',
  until: null,
  readAt: null,
  lifted: null,
  appeal: null,
  appealableUntil: '2026-12-15T09:00:00.000Z',
};

const open: MeasureView['appeal'] = { id: 'apl_1', says: 'It was my brother', madeAt: '2026-11-16T09:00:00.000Z', answer: null };
const appealed: MeasureView = { ...warning, appeal: open, appealableUntil: null };
const words = 'What happened, as you see it';

const handIn = async (says: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'I think this is wrong' }));
  const field = screen.getByLabelText(words);
  expect(document.activeElement, 'one can write at once').toBe(field);
  fireEvent.change(field, { target: { value: says } });
  fireEvent.click(screen.getByRole('button', { name: 'Hand in my appeal' }));
};

describe('an appeal against a warning', () => {
  it('is handed in once, in one’s own words, and shows that it was', async () => {
    let shown = warning;
    const { of } = standInApi({
      'GET /measures': () => Response.json({ items: [shown] }),
      'POST /measures/msr_1/appeal': () => {
        shown = appealed;
        return Response.json(appealed);
      },
    });
    renderWithQueries(<MeasureList />);
    await handIn(' It was my brother ');
    expect(await screen.findByText('You have appealed')).toBeDefined();
    expect(screen.getByText('“It was my brother”')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'I think this is wrong' })).toBeNull();
    expect(of('POST').map(({ body }) => body)).toEqual([{ says: 'It was my brother' }]);
  });

  it('asks for words, and keeps them when it could not be handed in', async () => {
    const { of } = standInApi({
      'GET /measures': () => Response.json({ items: [warning] }),
      'POST /measures/msr_1/appeal': refusal('unavailable', 'We will be back in a moment.', { status: 503 }),
    });
    renderWithQueries(
      <>
        <MeasureList />
        <Toaster />
      </>,
    );
    await handIn('  ');
    expect(await screen.findByText('Please say why')).toBeDefined();
    expect(of('POST')).toEqual([]);
    fireEvent.change(screen.getByLabelText(words), { target: { value: 'It was my brother' } });
    fireEvent.click(screen.getByRole('button', { name: 'Hand in my appeal' }));
    expect((await screen.findAllByText('We will be back in a moment.')).length).toBeGreaterThan(0);
    expect(screen.getByDisplayValue('It was my brother')).toBeDefined();
  });

  it('that was answered says how, and with which words, each once', async () => {
    const answer = { outcome: 'taken-back', at: '2026-11-17T09:00:00.000Z', toldAs: 'We are sorry.' } as const;
    const lifted = { at: answer.at, toldAs: answer.toldAs };
    standInApi({ 'GET /measures': () => Response.json({ items: [{ ...appealed, lifted, appeal: { ...open, answer } }] }) });
    renderWithQueries(<MeasureList />);
    expect(await screen.findByText('You were right: we took it back')).toBeDefined();
    expect(screen.getAllByText('“We are sorry.”')).toHaveLength(1);
  });

  it('is not offered when its time is over', async () => {
    standInApi({ 'GET /measures': () => Response.json({ items: [{ ...warning, appealableUntil: null }] }) });
    renderWithQueries(<MeasureList />);
    await screen.findByText('“Please say it once.”');
    expect(screen.queryByRole('button', { name: 'I think this is wrong' })).toBeNull();
  });
});

describe('the page of a suspended person', () => {
  const suspension: MeasureView = { ...warning, kind: 'suspension', reason: 'scam', toldAs: 'Two people paid you in cash.' };
  const show = () =>
    renderWithQueries(
      <StaticNavigation at="/signup/account-suspended">
        <OwnSuspension />
      </StaticNavigation>,
    );

  beforeEach(() => keepAppealTicket('ticket'));

  it('says why, and takes the appeal', async () => {
    const { of } = standInApi({
      'POST /measures/suspension': () => Response.json(suspension),
      'POST /measures/suspension/appeal': () => Response.json({ ...suspension, appeal: open, appealableUntil: null }),
    });
    show();
    expect(await screen.findByText('“Two people paid you in cash.”')).toBeDefined();
    await handIn('It was my brother');
    expect(await screen.findByText('You have appealed')).toBeDefined();
    expect(of('POST /measures/suspension/appeal').map(({ body }) => body)).toEqual([
      { ticket: 'ticket', says: 'It was my brother' },
    ]);
  });

  it('leads to signing in once more when it took too long', async () => {
    standInApi({ 'POST /measures/suspension': refusal('ticket_gone', 'It took a while.', { status: 410 }) });
    show();
    expect((await screen.findByRole('link', { name: 'sign in once more' })).getAttribute('href')).toBe('/login');
  });

  it('can be asked again when it could not be loaded', async () => {
    let isDown = true;
    standInApi({
      'POST /measures/suspension': () =>
        isDown ? refusal('unavailable', 'We will be back in a moment.', { status: 503 }) : Response.json(suspension),
    });
    show();
    await screen.findByText('We will be back in a moment.');
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('“Two people paid you in cash.”')).toBeDefined();
  });
});

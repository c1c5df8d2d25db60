import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { MeasureView } from '@waybill/contract/measures/measure-view';
import { describe, expect, it, vi } from 'vitest';
import { refusal, renderWithQueries, standInApi } from '../../../../tests/stand-in-api.tsx';
import { StaticNavigation } from '../../../../ui/navigation/static-navigation.tsx';
import { Toaster } from '../../../../ui/toast.tsx';
import { MeasureList } from './measure-list.tsx';
import { MeasureSlip } from './measure-slip.tsx';
import { RestrictionBar } from './restriction-bar.tsx';

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
  appealableUntil: null,
};

describe('the slip from our team', () => {
  it('says what and why, asks to be confirmed, and then shows the next one', async () => {
    const newer: MeasureView = { ...warning, id: 'msr_2', kind: 'takedown', reason: 'prohibited', toldAs: '' };
    const { of } = standInApi({
      'GET /measures': () => Response.json({ items: [newer, warning] }),
      'POST /measures/msr_1/confirmation': () => Response.json({ ...warning, readAt: warning.setAt }),
    });
    renderWithQueries(<MeasureSlip onLater={vi.fn()} />);
    expect(await screen.findByText('“Please say it once.”')).toBeDefined();
    expect(screen.getByText('The same was said or offered too often.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'I have read it' }));
    expect(await screen.findByText('It was about something that our rules do not allow.')).toBeDefined();
    expect(of('POST').map(({ call }) => call)).toEqual(['POST /measures/msr_1/confirmation']);
  });

  it('stays, and says so, when it could not be confirmed', async () => {
    standInApi({
      'GET /measures': () => Response.json({ items: [warning] }),
      'POST /measures/msr_1/confirmation': refusal('unavailable', 'We will be back in a moment.', { status: 503 }),
    });
    renderWithQueries(
      <>
        <MeasureSlip onLater={vi.fn()} />
        <Toaster />
      </>,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'I have read it' }));
    expect((await screen.findAllByText('We will be back in a moment.')).length).toBeGreaterThan(0);
    expect(screen.getByText('“Please say it once.”')).toBeDefined();
  });

  it('can wait until later', async () => {
    standInApi({ 'GET /measures': () => Response.json({ items: [warning] }) });
    const onLater = vi.fn();
    renderWithQueries(<MeasureSlip onLater={onLater} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(onLater).toHaveBeenCalledOnce());
  });
});

describe('the bar of a restricted account', () => {
  it('says what is closed, why, until when and what goes on', () => {
    renderWithQueries(
      <StaticNavigation at="/timeline">
        <RestrictionBar restriction={{ reason: 'spam', until: null }} />
      </StaticNavigation>,
    );
    const bar = screen.getByRole('region', { name: 'For reading only' });
    expect(bar.textContent).toContain('Your account is for reading only until our team lifts it.');
    expect(bar.textContent).toContain('You cannot post, request, offer or sell. What is under way goes on');
  });
});

describe('the list of what our team has said', () => {
  it('keeps what was taken back, with the words about it', async () => {
    const lifted = { at: '2026-11-16T09:00:00.000Z', toldAs: 'We are sorry.' };
    standInApi({ 'GET /measures': () => Response.json({ items: [{ ...warning, lifted }] }) });
    renderWithQueries(<MeasureList />);
    expect(await screen.findByText('“We are sorry.”')).toBeDefined();
    expect(screen.getByText(/^Taken back on/)).toBeDefined();
  });

  it('says so when there is nothing', async () => {
    standInApi({ 'GET /measures': () => Response.json({ items: [] }) });
    renderWithQueries(<MeasureList />);
    expect(await screen.findByText('All is well')).toBeDefined();
  });
});

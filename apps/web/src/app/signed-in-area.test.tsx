import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { useTimelineState } from '../features/timeline/model/feed/timeline-state.ts';
import { useUser } from '../session/user-context.tsx';
import { ada } from '../tests/own-user.ts';
import { renderWithQueries } from '../tests/stand-in-api.tsx';
import type { EventHandlers } from './realtime/use-realtime.ts';
import { SignedInArea } from './signed-in-area.tsx';

const stream = vi.hoisted((): { handlers?: EventHandlers } => ({}));
vi.mock('./realtime/use-realtime.ts', () => ({
  useRealtime: (_: string, handlers: EventHandlers) => {
    stream.handlers = handlers;
  },
}));
vi.mock('./use-what-waits.ts', () => ({ useWhatWaits: () => {} }));
vi.mock('./shell/signed-in-shell.tsx', () => ({
  SignedInShell: ({ children }: { readonly children: ReactNode }) => <div data-testid="shell">{children}</div>,
}));
vi.mock('./kept/app-keeper.tsx', () => ({ AppKeeper: () => <p>Kept for {useUser().fullName}</p> }));

it.each([true, false])('keeps the app and follows its versions, with a frame of its own: %s', async (isBare) => {
  show(isBare);
  await screen.findByText(`Kept for ${ada.fullName}`);
  expect(screen.getByRole('heading', { name: 'The page' })).toBeTruthy();
  expect(screen.queryByTestId('shell') === null).toBe(isBare);
});

it('looks at the timeline again after it was cut off: the event that it grew is not repeated', () => {
  vi.useFakeTimers();
  show(true);
  const before = useTimelineState.getState().news;
  stream.handlers?.onOpened('behind');
  expect(useTimelineState.getState().news, 'just loaded').toBe(before);
  vi.advanceTimersByTime(60_000);
  stream.handlers?.onOpened('behind');
  expect(useTimelineState.getState().news).toBe(before + 1);
});

function show(isBare: boolean): void {
  renderWithQueries(
    <SignedInArea user={ada} sessionId="ses_1" isBare={isBare} isKept={false}>
      <h1>The page</h1>
    </SignedInArea>,
    { at: '/ops' },
  );
}

import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithQueries, standInApi } from '../../tests/stand-in-api.tsx';
import { useLocation, useNavigate } from '../../ui/navigation/navigation.ts';
import { PresenceKeeper } from './presence-keeper.tsx';

function look(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

function Way({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(to)}>
      {to}
    </button>
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

function show() {
  const api = standInApi({ 'PUT /users/presence': new Response(null, { status: 204 }) });
  renderWithQueries(
    <>
      <PresenceKeeper userId="usr_1" />
      <Way to="/timeline" />
    </>,
    { at: '/orders' },
  );
  return {
    sent: () => api.of('PUT /users/presence').map(({ body }) => body),
    go: (address: string) => fireEvent.click(screen.getByRole('button', { name: address })),
  };
}

/** The client has to look for a token before it sends. */
const soon = () => act(() => vi.advanceTimersByTimeAsync(10));

beforeEach(() => look('visible'));

describe('presence', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('is sent at once, and every half a minute', async () => {
    const { sent } = show();
    await soon();
    expect(sent()).toEqual([{ isHere: true }]);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(sent()).toEqual([{ isHere: true }, { isHere: true }, { isHere: true }]);
  });

  it('is taken back when the window is put away, once, and sent again when it comes back', async () => {
    const { sent } = show();
    await soon();
    look('hidden');
    dispatchEvent(new Event('pagehide'));
    await act(() => vi.advanceTimersByTimeAsync(90_000));
    expect(sent().slice(1)).toEqual([{ isHere: false }]);
    look('visible');
    await soon();
    expect(sent().slice(2)).toEqual([{ isHere: true }]);
  });

  it('is not sent again for every page', async () => {
    const { sent, go } = show();
    await soon();
    go('/timeline');
    await soon();
    expect(sent()).toEqual([{ isHere: true }]);
  });

  it('is not sent by a window that opens in the background', async () => {
    look('hidden');
    const { sent } = show();
    await act(() => vi.advanceTimersByTimeAsync(90_000));
    expect(sent().filter((body) => JSON.stringify(body).includes('true'))).toEqual([]);
  });

  it('is not sent by a window that merely shows, until somebody moves something in it; then for a few minutes', async () => {
    const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    const { sent } = show();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(sent()).not.toContainEqual({ isHere: true });
    const before = sent().length;
    dispatchEvent(new Event('pointermove'));
    await soon();
    expect(sent().slice(before)).toEqual([{ isHere: true }]);
    await act(() => vi.advanceTimersByTimeAsync(300_000));
    expect(sent().at(-1)).toEqual({ isHere: false });
    expect(
      sent()
        .slice(before)
        .filter((body) => JSON.stringify(body).includes('false')),
    ).toHaveLength(1);
    focus.mockReturnValue(true);
    dispatchEvent(new Event('focus'));
    await soon();
    expect(sent().at(-1)).toEqual({ isHere: true });
    focus.mockRestore();
  });

  it('is sent again when another window was put away after this one came forward', async () => {
    const { sent } = show();
    await soon();
    const other = new BroadcastChannel('waybill.presence');
    vi.useRealTimers();
    other.postMessage('away');
    await vi.waitFor(() => expect(sent()).toEqual([{ isHere: true }, { isHere: true }]), { timeout: 5_000 });
    other.close();
  });
});

describe('a page that a pressed notification has opened', () => {
  const seenId = `ntf_${'0'.repeat(26)}`;
  function open(at: string) {
    const api = standInApi({
      'PUT /users/presence': new Response(null, { status: 204 }),
      [`PUT /users/notifications/${seenId}`]: Response.json({}),
    });
    renderWithQueries(
      <>
        <PresenceKeeper userId="usr_1" />
        <Address />
      </>,
      { at },
    );
    return () => api.of('PUT /users/notifications/');
  }

  it('marks it as read, and says so in its address no longer', async () => {
    const marked = open(`/orders?popup=order-details&seen=${seenId}`);
    await screen.findByText('/orders?popup=order-details');
    await vi.waitFor(() => expect(marked()).toHaveLength(1));
  });

  it('asks for nothing that is no notification', async () => {
    const marked = open('/orders?seen=../../sessions');
    await screen.findByText('/orders');
    expect(marked()).toHaveLength(0);
  });

  it('answers the worker, and leads where it says', async () => {
    const worker = new EventTarget();
    vi.stubGlobal('navigator', {
      ...navigator,
      serviceWorker: Object.assign(worker, { getRegistration: async () => undefined }),
    });
    open('/orders');
    const port = { postMessage: vi.fn() };
    worker.dispatchEvent(Object.assign(new Event('message'), { data: 'is-looked-at', ports: [port] }));
    expect(port.postMessage).toHaveBeenCalledExactlyOnceWith(true);
    act(() => void worker.dispatchEvent(Object.assign(new Event('message'), { data: { open: '/wallet/ng?x=1' }, ports: [] })));
    await screen.findByText('/wallet/ng?x=1');
  });
});

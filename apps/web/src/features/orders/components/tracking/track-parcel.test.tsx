import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { TrackingView } from '@waybill/contract/orders/get-tracking';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { wuse, yaba } from '../../../../tests/parcels.ts';
import { refusal, standInApi } from '../../../../tests/stand-in-api.tsx';
import { Toaster } from '../../../../ui/toast.tsx';
import { forgetMapTiles } from '../../api/get-map-tiles.ts';
import { useTracking } from '../../model/tracking/use-tracking.ts';
import { AtTheDoor } from './at-the-door.tsx';
import { ReachCarrier } from './reach-carrier.tsx';
import { StopMessages } from './stop-messages.tsx';
import { TrackParcel } from './track-parcel.tsx';
import { TrackingSlip } from './tracking-slip.tsx';

const trackingId = '23456789F';
const address = `/track/${trackingId}`;

const view: TrackingView = {
  trackingId,
  orderStatus: 3,
  isDecided: false,
  dispatchMode: 4,
  from: yaba,
  to: wuse,
  shipmentDate: '2026-11-20',
  events: [
    { what: 'order.accepted', orderStatus: 1, at: '2026-11-16T07:00:00.000Z' },
    { what: 'order.picked-up', orderStatus: 2, at: '2026-11-16T08:00:00.000Z' },
    { what: 'order.in-transit', orderStatus: 3, at: '2026-11-16T08:10:00.000Z' },
  ],
  position: { latitude: 7.5, longitude: 5.1, at: '2026-11-16T09:00:00.000Z' },
  trail: [],
  estimatedArrival: new Date(Date.now() + 2.5 * 3_600_000).toISOString(),
  // So far away that it is neither today nor tomorrow, whatever the clock says.
  arrivalWindow: { earliest: '2031-11-20T13:10:00.000Z', latest: '2031-11-20T13:50:00.000Z' },
  toCollect: null,
  carrier: { firstName: 'Tunde', profilePicture: null, businessName: null },
  canCall: true,
  canLeaveNote: true,
  hasNote: false,
  isCodeSent: true,
  canSendCode: true,
  areMessagesStopped: false,
};

const over: TrackingView = {
  ...view,
  orderStatus: 4,
  position: null,
  estimatedArrival: null,
  arrivalWindow: null,
  carrier: null,
  canSendCode: false,
  canCall: false,
  canLeaveNote: false,
};

function Page({ typed }: { readonly typed: string }) {
  const tracking = useTracking(typed);
  return (
    <>
      <TrackParcel tracking={tracking} tried={typed} onEntered={entered}>
        {({ view: found, isOld }) => (
          <TrackingSlip view={found} isOld={isOld} reader="anybody">
            <ReachCarrier view={found} />
            <AtTheDoor view={found} />
            <StopMessages trackingId={found.trackingId} isStopped={found.areMessagesStopped} />
          </TrackingSlip>
        )}
      </TrackParcel>
      <Toaster />
    </>
  );
}

const entered = vi.fn();
const noTiles = { 'GET /places/mapTiles': Response.json({ tiles: null }) };

describe('a parcel under its number', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-17T12:00:00.000Z') });
    forgetMapTiles();
    entered.mockReset();
  });

  it('says where it is in large words, the way, the arrival and what happened, newest first', async () => {
    standInApi({ ...noTiles, [`GET ${address}`]: Response.json(view) });
    render(<Page typed="234 567-89f" />);
    await screen.findByText('On the way', { selector: '.display' });
    screen.getByText('Yaba, Lagos');
    screen.getByText('Wuse, Abuja');
    screen.getByText(/^Thu 20 Nov, \d+:10 [ap]m to \d+:50 [ap]m$/);
    screen.getByText('Tunde');
    screen.getByText('Brings it by bus');
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines.findIndex((line) => line?.startsWith('The parcel is on the way'))).toBeLessThan(
      lines.findIndex((line) => line?.startsWith('A carrier has agreed')),
    );
    await screen.findByRole('img', { name: /Yaba.*Wuse.*, with where it is now$/ });
  });

  it('says what is to be collected at the door', async () => {
    const toCollect = { amount: 20_000, currency: 'NGN' };
    standInApi({ ...noTiles, [`GET ${address}`]: Response.json({ ...view, toCollect }) });
    render(<Page typed={trackingId} />);
    await screen.findByText('₦20,000.00 is to be collected at the door');
  });

  it('asks again while it moves, and not any more once it has arrived', async () => {
    let answer: TrackingView = view;
    const { of } = standInApi({ ...noTiles, [`GET ${address}`]: () => Response.json(answer) });
    render(<Page typed={trackingId} />);
    await screen.findByText('On the way', { selector: '.display' });
    answer = { ...over, orderStatus: 5 };
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    await screen.findByText('It arrived, and everybody is done.');
    const asked = of(`GET ${address}`).length;
    await act(() => vi.advanceTimersByTimeAsync(300_000));
    expect(of(`GET ${address}`)).toHaveLength(asked);
  });

  it('keeps what it saw when the network goes, and says so', async () => {
    let isGone = false;
    standInApi({
      ...noTiles,
      [`GET ${address}`]: () => {
        if (isGone) throw new TypeError('network');
        return Response.json(view);
      },
    });
    render(<Page typed={trackingId} />);
    await screen.findByText('On the way', { selector: '.display' });
    isGone = true;
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    await screen.findByText('No connection');
    screen.getByText('On the way', { selector: '.display' });
    isGone = false;
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    await waitFor(() => expect(screen.queryByText('No connection')).toBeNull());
  });

  it('notices a mistyped number without asking anybody, and lets one mend it', async () => {
    const { sent } = standInApi(noTiles);
    render(<Page typed="23456789G" />);
    screen.getByText('That is not a tracking number');
    const field = screen.getByLabelText('Tracking number');
    expect(field).toHaveProperty('value', '23456789G');
    fireEvent.click(screen.getByRole('button', { name: 'Find it' }));
    screen.getByText(/One of the characters is not right/);
    fireEvent.change(field, { target: { value: '23456789' } });
    fireEvent.click(screen.getByRole('button', { name: 'Find it' }));
    screen.getByText('A tracking number has nine characters; this one has 8');
    fireEvent.change(field, { target: { value: '234 567 89F' } });
    fireEvent.click(screen.getByRole('button', { name: 'Find it' }));
    expect(entered).toHaveBeenCalledWith(trackingId);
    expect(sent).toEqual([]);
  });

  it('says when there is no such parcel', async () => {
    standInApi({ ...noTiles, [`GET ${address}`]: refusal('not_found', 'No.', { status: 404 }) });
    render(<Page typed={trackingId} />);
    await screen.findByText('No parcel under this number');
  });

  it('sends the code again and then waits a minute', async () => {
    const { of } = standInApi({
      ...noTiles,
      [`GET ${address}`]: Response.json(view),
      [`POST ${address}/code`]: new Response(null, { status: 202 }),
    });
    render(<Page typed={trackingId} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Send me the code again' }));
    await screen.findByText('The code goes to your phone by SMS.');
    expect(screen.getByRole('button', { name: /^Send it again in \d+ s$/ })).toHaveProperty('disabled', true);
    expect(of('POST')).toHaveLength(1);
  });

  it('counts down when a code was sent a moment ago', async () => {
    standInApi({
      ...noTiles,
      [`GET ${address}`]: Response.json(view),
      [`POST ${address}/code`]: refusal('code_too_soon', 'A moment ago.', { status: 429, retryAfterSeconds: 30 }),
    });
    render(<Page typed={trackingId} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Send me the code again' }));
    await screen.findByRole('button', { name: /^Send it again in (30|29) s$/ });
  });

  it('stops our messages with the code from the last one, and says when it is not that', async () => {
    let answer = refusal('code_wrong', 'That is not the code from our message.', {
      status: 422,
      errors: [{ field: 'code', message: 'That is not the code from our message.' }],
    });
    const { of } = standInApi({
      ...noTiles,
      [`GET ${address}`]: Response.json(view),
      [`POST ${address}/stop`]: () => answer,
    });
    render(<Page typed={trackingId} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Stop messages to my number' }));
    const type = (code: string) => {
      fireEvent.change(screen.getByLabelText('The code from our message'), { target: { value: code } });
      fireEvent.click(screen.getByRole('button', { name: 'Stop the messages' }));
    };
    type('111111');
    await screen.findByText('That is not the code from our message.');
    answer = new Response(null, { status: 204 });
    type('482913');
    await screen.findByText('No messages go to this number');
    expect(of('POST')).toHaveLength(2);
  });

  it('says that no messages go out any more, and offers no code', async () => {
    const stopped = { ...view, canSendCode: false, areMessagesStopped: true };
    standInApi({ ...noTiles, [`GET ${address}`]: Response.json(stopped) });
    render(<Page typed={trackingId} />);
    await screen.findByText('No messages go to this number');
    expect(screen.queryByRole('button', { name: 'Send me the code again' })).toBeNull();
  });

  const wrongCode = () =>
    refusal('code_wrong', 'That is not the code from our message.', {
      status: 422,
      errors: [{ field: 'code', message: 'That is not the code from our message.' }],
    });
  const typeCode = (code: string) =>
    fireEvent.change(screen.getByLabelText('The code from our message'), { target: { value: code } });

  it('lets the receiver call with their code, without writing the number down, and not any more when it is over', async () => {
    let answer: TrackingView = view;
    let phone: Response = wrongCode();
    standInApi({ ...noTiles, [`GET ${address}`]: () => Response.json(answer), [`POST ${address}/carrierPhone`]: () => phone });
    const { container } = render(<Page typed={trackingId} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Call Tunde' }));
    typeCode('111111');
    fireEvent.click(screen.getByRole('button', { name: 'Show me the call button' }));
    await screen.findByText('That is not the code from our message.');
    phone = Response.json({ phoneNumber: '+2348031112222' });
    typeCode('482913');
    fireEvent.click(screen.getByRole('button', { name: 'Show me the call button' }));
    const link = await screen.findByRole('link', { name: 'Call Tunde now' });
    expect(link.getAttribute('href')).toBe('tel:+2348031112222');
    expect(container.textContent).not.toContain('1112222');
    answer = over;
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    await screen.findByText('Handed over', { selector: '.display' });
    expect(screen.queryByRole('link', { name: /Call/ })).toBeNull();
    expect(container.innerHTML).not.toContain('1112222');
  });

  it('takes a note for the carrier with the code, which is asked for once', async () => {
    const { of, sent } = standInApi({
      ...noTiles,
      [`GET ${address}`]: Response.json(view),
      [`PUT ${address}/note`]: () => new Response(null, { status: 204 }),
    });
    render(<Page typed={trackingId} />);
    const leave = (note: string) => {
      fireEvent.click(screen.getByRole('button', { name: 'Leave a note' }));
      fireEvent.change(screen.getByLabelText('Leave it with …'), { target: { value: note } });
    };
    await screen.findByRole('button', { name: 'Leave a note' });
    leave('the guard');
    typeCode('482913');
    fireEvent.click(screen.getByRole('button', { name: 'Send the note' }));
    await screen.findByText('Tunde has your note');
    leave('my sister');
    expect(screen.queryByLabelText('The code from our message')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Send the note' }));
    await waitFor(() => expect(of('PUT')).toHaveLength(2));
    expect(JSON.stringify(sent)).toContain('my sister');
  });
});

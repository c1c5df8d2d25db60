import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ada } from '../../../../tests/own-user.ts';
import { idOf } from '../../../../tests/parcels.ts';
import { refusal, renderWithQueries, standInApi } from '../../../../tests/stand-in-api.tsx';
import { thread } from '../../../orders/tests/deals.ts';
import { imagesIn, packageDraft } from '../../model/posting/package-fields.ts';
import { parcel } from '../../tests/items.ts';
import { PackageBoard } from './package-board.tsx';
import { PackageDetails } from './package-details.tsx';

const secrets = {
  senderFullName: 'Amina Bello',
  receiverFullName: 'Chidi Obi',
  senderPhoneNumber: '+2348031234567',
  receiverPhoneNumber: '+2348039876543',
  pickupLandmark: '',
  pickupNote: '',
  pickupPlusCode: null,
  dropoffLandmark: '',
  dropoffNote: '',
  dropoffPlusCode: null,
  costOfItem: 20_000,
  charge: 500,
};
const own = parcel('1', { isMine: true, secrets, price: 5000, can: { delete: true, report: false, book: false, carry: false } });

function show(item = own, isChecked = true) {
  const asked = { onKyc: vi.fn(), onWithdrawn: vi.fn() };
  renderWithQueries(<PackageDetails item={item} isChecked={isChecked} open={vi.fn()} {...asked} />);
  return asked;
}

/** The server’s answer to a member who looks at a parcel: no offer yet. */
const askedBy = (userId: string) => ({
  [`GET /orders/DeliveryRequestInfo/${parcel('1').id}/${userId}`]: Response.json({
    package: parcel('1'),
    order: null,
    negotiation: thread({ offers: [] }),
    canAsk: true,
  }),
});

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => void standInApi({}));

describe('a parcel’s slip', () => {
  it('shows its sender everything, and that the money is safe', () => {
    show();
    screen.getByText('₦5,500.00 is safe in escrow');
    screen.getByText('Chidi Obi, +234 803 987 6543');
    screen.getByText('₦20,000.00');
  });

  it('is sent again with copies of its pictures, and without those that could not be copied', async () => {
    const picture = (end: string) => ({ publicId: idOf('img', end), width: 4, height: 3, placeholder: '', sizes: [] });
    const copied = picture('3');
    const permission = { publicId: copied.publicId, uploadUrl: '', fields: {}, expiresAt: own.dateCreated, maxBytes: 1 };
    const { of } = standInApi({
      [`GET /FileUploadInfo/${ada.id}`]: Response.json(permission),
      [`POST /files/${copied.publicId}/copy`]: (request) =>
        JSON.stringify(request.body).includes(picture('1').publicId)
          ? Response.json(copied)
          : refusal('not_found', 'That picture is no longer there.', { status: 404 }),
    });
    const open = vi.fn();
    const item = { ...own, images: [picture('1'), picture('2')] };
    renderWithQueries(<PackageDetails item={item} isChecked open={open} onKyc={vi.fn()} onWithdrawn={vi.fn()} />);
    await press('Send again');
    await waitFor(() => expect(open).toHaveBeenCalledWith('PostSend', { taken: 'parcel' }));
    expect(of(`POST /files/${copied.publicId}/copy`)).toHaveLength(2);
    expect(imagesIn(packageDraft(ada.id).stored(localStorage)?.imageIdList ?? '')).toEqual([copied]);
  });

  it('shows everybody else what the server shows them, and no way to withdraw it', async () => {
    standInApi(askedBy(ada.id));
    show(parcel('1'), true);
    expect(screen.queryByText(/\+234/)).toBeNull();
    expect(screen.queryByText(/is safe in escrow$/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Take this parcel down' })).toBeNull();
    await screen.findByRole('button', { name: 'Offer another fee' });
  });

  it('leads whoever is not checked to the identity check', async () => {
    const { sent } = standInApi(askedBy(ada.id));
    const { onKyc } = show(parcel('1'), false);
    expect(screen.queryByRole('button', { name: 'Offer another fee' }), 'nobody offers who may not carry').toBeNull();
    await press('See your identity check');
    expect(onKyc).toHaveBeenCalledOnce();
    expect(sent, 'not even asked').toEqual([]);
  });

  it('says where the money is when the parcel is over', () => {
    show({ ...own, status: 'delivered' });
    screen.getByText('This delivery is done');
    expect(screen.queryByText(/The fee is with/), 'our team may have shared it').toBeNull();
    cleanup();
    show({ ...own, status: 'expired' });
    screen.getByText('Your money is back in your wallet');
    screen.getByText('Nobody took it in time');
    expect(screen.queryByText(/is safe in escrow$/)).toBeNull();
  });

  it('is withdrawn only after a second thought, and stays when the server refuses', async () => {
    const { of } = standInApi({
      [`DELETE /timeline/1/${own.id}`]: refusal('already_matched', 'Somebody carries it already.', { status: 409 }),
    });
    const { onWithdrawn } = show();
    await press('Take this parcel down');
    expect(of('DELETE')).toHaveLength(0);
    screen.getByText(/₦5,500.00 comes back to your wallet/);
    await press('Take it down');
    await waitFor(() => expect(of('DELETE')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Take it down' })).toBeNull());
    expect(onWithdrawn).not.toHaveBeenCalled();
  });

  it('promises no money that came back before', async () => {
    const { of } = standInApi({ [`DELETE /timeline/1/${own.id}`]: new Response(null, { status: 204 }) });
    const { onWithdrawn } = show({ ...own, status: 'withdrawn' });
    await press('Remove from my list');
    screen.getByText('Remove it from your list?');
    // But for what a toast still says of the parcel before.
    expect(screen.queryByText(/₦5,500\.00/, { ignore: '.toaster *, .sr-only *' })).toBeNull();
    expect(screen.queryByText(/comes back/)).toBeNull();
    await press('Remove it');
    await waitFor(() => expect(onWithdrawn).toHaveBeenCalledOnce());
    expect(of('DELETE')).toHaveLength(1);
  });

  it('is gone once the server says so', async () => {
    standInApi({ [`DELETE /timeline/1/${own.id}`]: new Response(null, { status: 204 }) });
    const { onWithdrawn } = show();
    await press('Take this parcel down');
    await press('Take it down');
    await waitFor(() => expect(onWithdrawn).toHaveBeenCalledOnce());
  });
});

describe('parcels that want a carrier', () => {
  it('are found by where they go, and never one’s own', async () => {
    const { of } = standInApi({
      'GET /timeline/packages': Response.json({ items: [own, parcel('2')], nextCursor: null }),
    });
    const onOpen = vi.fn();
    renderWithQueries(<PackageBoard onOpen={onOpen} />);
    const row = await screen.findByRole('button', { name: /Yaba, Lagos/ });
    fireEvent.click(row);
    expect(onOpen.mock.calls[0]?.[0]).toMatchObject({ id: parcel('2').id });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: ' Wuse ' } });
    await waitFor(() => expect(of('GET').at(-1)?.call).toContain('dropOffAddress=Wuse'));
  });

  it('are looked for behind one’s own before anybody is told that there are none', async () => {
    const cursorOf = (call: string) => new URLSearchParams(call.split('?')[1]).get('cursor');
    const { of } = standInApi({
      'GET /timeline/packages': ({ call }) =>
        cursorOf(call) === 'second'
          ? Response.json({ items: [parcel('2')], nextCursor: null })
          : Response.json({ items: [own], nextCursor: 'second' }),
    });
    renderWithQueries(<PackageBoard onOpen={vi.fn()} />);
    await waitFor(() => expect(of('GET').length).toBeGreaterThan(0));
    await screen.findByRole('button', { name: /Yaba, Lagos/ });
    expect(of('GET')).toHaveLength(2);
  });

  it('are none only when nothing follows', async () => {
    const { of } = standInApi({
      'GET /timeline/packages': ({ call }) =>
        call.includes('cursor=')
          ? refusal('unavailable', 'Back in a moment.', { status: 503 })
          : Response.json({ items: [own], nextCursor: 'second' }),
    });
    renderWithQueries(<PackageBoard onOpen={vi.fn()} />);
    await screen.findByText('Back in a moment.');
    expect(screen.queryByText('No parcel is waiting')).toBeNull();
    expect(of('GET'), 'what failed is not tried for ever').toHaveLength(2);
  });
});

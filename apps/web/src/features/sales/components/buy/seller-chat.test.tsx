import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { BuyerMessageView } from '@waybill/contract/chat/buyer-message-view';
import type { BuyView } from '@waybill/contract/sales/buy-view';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal, type Sent, standInApi } from '../../../../tests/stand-in-api.tsx';
import { StaticNavigation } from '../../../../ui/navigation/static-navigation.tsx';
import { Toaster } from '../../../../ui/toast.tsx';
import { boughtOf } from '../../tests/buy.ts';
import { Purchase } from './purchase.tsx';

const at = '/buy/7K3M9QXPDA';
const said = (seq: number, isMine: boolean, messageText: string): BuyerMessageView => ({
  seq,
  clientId: isMine ? 'c' : null,
  isMine,
  messageText,
  images: [],
  sentAt: '2026-11-16T08:40:00.000Z',
});
const page = (items: readonly BuyerMessageView[], more: object = {}) =>
  Response.json({ items, hasOlder: false, hasNewer: false, readSeq: null, ...more });

function Screen({ begun }: { readonly begun: BuyView }) {
  const [view, setView] = useState(begun);
  return view.mine ? <Purchase view={view} mine={view.mine} onView={setView} /> : null;
}

function show(view: BuyView, answers: Parameters<typeof standInApi>[0] = {}) {
  const api = standInApi(answers);
  render(
    <StaticNavigation at={at}>
      <Screen begun={view} />
      <Toaster />
    </StaticNavigation>,
  );
  return api;
}

const chat = (changes: object = {}) => boughtOf({ chat: { lastSeq: 0, unread: 0, canWrite: true, until: null, ...changes } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const write = (text: string) => fireEvent.change(screen.getByLabelText('Your message to Adaeze'), { target: { value: text } });

describe('the chat of a buyer', () => {
  beforeEach(() => sessionStorage.clear());

  it('asks for nothing before it is opened, and says that something is new', () => {
    const { sent } = show(chat({ lastSeq: 2, unread: 2 }));
    expect(screen.getByText('2 new messages from Adaeze')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('is read once it is open', async () => {
    const { of } = show(chat({ lastSeq: 1, unread: 1 }), {
      [`GET ${at}/messages`]: page([said(1, false, 'It leaves today')]),
      [`PUT ${at}/receipt`]: new Response(null, { status: 204 }),
    });
    press('Read and answer');
    await screen.findByText('It leaves today');
    await waitFor(() => expect(of(`PUT ${at}/receipt`)[0]?.body).toEqual({ readSeq: 1 }));
  });

  it('keeps what did not arrive, and sends it again as the same message', async () => {
    let isDown = true;
    const items: BuyerMessageView[] = [];
    const { of } = show(chat(), {
      [`GET ${at}/messages`]: () => page(items, { readSeq: 1 }),
      [`POST ${at}/messages`]: ({ body }: Sent) => {
        if (isDown) return refusal('internal', 'Something went wrong', { status: 500 });
        const text = (body as { messageText: string }).messageText;
        items.push(said(1, true, text));
        return Response.json(said(1, true, text), { status: 201 });
      },
    });
    press('Write to Adaeze');
    await screen.findByText(/^Nothing was said yet/);
    press('Send');
    expect(await screen.findByText('Please write something')).toBeTruthy();
    write('Does it have a strap?');
    press('Send');
    await waitFor(() => expect(of(`POST ${at}/messages`)).toHaveLength(1));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your message to Adaeze').value).toBe('Does it have a strap?');
    isDown = false;
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBeNull());
    press('Send');
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Your message to Adaeze').value).toBe(''));
    expect(screen.getByRole('log').textContent).toContain('Does it have a strap?');
    const [first, second] = of(`POST ${at}/messages`).map(({ body }) => body);
    expect(second).toEqual(first);
    await screen.findByText(/, read$/);
  });

  it('can be read and not answered once it is over', async () => {
    show(chat({ lastSeq: 1, canWrite: false, until: '2026-10-01T08:00:00.000Z' }), {
      [`GET ${at}/messages`]: page([said(1, true, 'Thank you')]),
    });
    press('Open the chat');
    await screen.findByText('This chat is over');
    expect(screen.queryByLabelText('Your message to Adaeze')).toBeNull();
  });

  it('is not there for whoever is no longer the buyer', () => {
    show(boughtOf({ chat: null, state: 'ended' }));
    expect(screen.queryByText(/Adaeze\?$/)).toBeNull();
  });
});

describe('the stars of a buyer', () => {
  it('are asked for after the handover, and shown once they are given', async () => {
    const mine = { state: 'arrived' as const, canRateUntil: '2026-12-01T08:00:00.000Z', canPay: false, isPaid: true };
    const rating = { rating: 5, comment: 'As in the pictures', dateCreated: '2026-11-16T08:40:00.000Z' };
    const { of } = show(boughtOf(mine), {
      [`POST ${at}/rating`]: Response.json(boughtOf({ ...mine, canRateUntil: null, rating })),
    });
    fireEvent.click(screen.getByRole('radio', { name: /5 stars/ }));
    fireEvent.change(screen.getByLabelText('A few words (optional)'), { target: { value: 'As in the pictures ' } });
    press('Send rating');
    await screen.findByText('“As in the pictures”');
    expect(of(`POST ${at}/rating`)[0]?.body).toEqual({ rating: 5, comment: 'As in the pictures' });
    expect(screen.queryByRole('radio', { name: /5 stars/ })).toBeNull();
  });

  it('are not asked for before it', () => {
    show(boughtOf({ state: 'sent', canPay: false, isPaid: true }));
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

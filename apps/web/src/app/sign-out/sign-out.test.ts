// @vitest-environment happy-dom

import { describe, expect, it, vi } from 'vitest';
import { outboxOf } from '../../features/chat/model/outbox/outbox-here.ts';
import { departures } from '../../features/timeline/model/feed/departures.ts';
import { session } from '../../session/session.ts';
import { ada } from '../../tests/own-user.ts';
import { refusal, standInApi } from '../../tests/stand-in-api.tsx';
import { signOut } from './sign-out.ts';
import { Unsent } from './unsent.ts';

describe('signing out', () => {
  it('first takes down what was waiting for an Undo: afterwards nobody would be allowed to', async () => {
    const happened: string[] = [];
    vi.spyOn(session, 'signOut').mockImplementation(async () => void happened.push('signed out'));
    departures.begin('pst_1', async () => {
      await new Promise((resolve) => setTimeout(resolve));
      happened.push('taken down');
    });
    await signOut(false);
    expect(happened).toEqual(['taken down', 'signed out']);
    expect(departures.isLeaving('pst_1')).toBe(false);
  });

  describe('with a code that was entered without network', () => {
    const claim = {
      key: 'k',
      orderId: 'ord_1',
      trackingId: '7K3M9QXPC',
      to: 4,
      code: '123456',
      happenedAt: '2026-11-16T08:00:00Z',
    };

    async function leave(answer: Response, claims: readonly object[] = [claim], evenUnsent = false) {
      const { sent } = standInApi({ 'PUT /orders': answer });
      const gone = vi.spyOn(session, 'signOut').mockResolvedValue();
      vi.spyOn(session, 'state').mockReturnValue({ status: 'signed-in', sessionId: 'ses_1', user: ada });
      localStorage.setItem(`waybill.claims.${ada.id}`, JSON.stringify(claims));
      const failure: unknown = await signOut(false, evenUnsent).catch((failure: unknown) => failure);
      const asks = failure instanceof Unsent && failure.codes;
      return { sent: sent.length, isGone: gone.mock.calls.length === 1, asks };
    }

    it('sends it first', async () => {
      expect(await leave(Response.json({ id: 'ord_1' }))).toEqual({ sent: 1, isGone: true, asks: false });
      expect(localStorage).toHaveLength(0);
    });

    it('asks rather than lose it', async () => {
      const unavailable = refusal('unavailable', 'Back in a moment', { status: 503 });
      expect(await leave(unavailable)).toEqual({ sent: 1, isGone: false, asks: true });
      expect(localStorage).toHaveLength(1);
    });

    it('asks, too, when it is held back by a refusal nobody has seen', async () => {
      const pickup = { ...claim, key: 'p', to: 2, refusal: { code: 'code_wrong', text: 'No.' } };
      expect(await leave(Response.json({ id: 'ord_1' }), [pickup, claim])).toEqual({ sent: 0, isGone: false, asks: true });
    });

    it('leaves all the same when told to, and keeps it for when its owner is back', async () => {
      const broken = refusal('internal', 'That did not work', { status: 500 });
      expect(await leave(broken, [claim], true)).toEqual({ sent: 0, isGone: true, asks: false });
      expect(localStorage.getItem(`waybill.claims.${ada.id}`)).toContain('123456');
    });
  });

  it('asks where nobody can tell whether a message waits, and whoever leaves all the same is let go', async () => {
    const gone = vi.spyOn(session, 'signOut').mockResolvedValue();
    vi.spyOn(session, 'state').mockReturnValue({ status: 'signed-in', sessionId: 'ses_1', user: ada });
    const outbox = outboxOf(ada.id);
    await outbox.read();
    localStorage.setItem(`waybill.outbox.${ada.id}`, '1');
    for (const act of ['read', 'clear'] as const) vi.spyOn(outbox, act).mockRejectedValue(new Error('closed'));
    await expect(signOut(false)).rejects.toMatchObject({ messages: true });
    expect(gone).not.toHaveBeenCalled();
    await signOut(false, true);
    expect(gone).toHaveBeenCalledOnce();
  });

  it('leaves nothing behind that was typed', async () => {
    vi.spyOn(session, 'signOut').mockResolvedValue();
    localStorage.setItem('waybill.draft.post.usr_1', 'x');
    await signOut(false);
    expect(localStorage).toHaveLength(0);
  });
});

// @vitest-environment happy-dom

import { afterEach, describe, expect, it, vi } from 'vitest';
import { departures } from '../../features/timeline/model/feed/departures.ts';
import { session } from './session.ts';
import { signOut } from './sign-out.ts';

describe('signing out', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
  });

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

  it('leaves nothing behind that was typed', async () => {
    vi.spyOn(session, 'signOut').mockResolvedValue();
    localStorage.setItem('waybill.draft.post.usr_1', 'x');
    await signOut(false);
    expect(localStorage).toHaveLength(0);
  });
});

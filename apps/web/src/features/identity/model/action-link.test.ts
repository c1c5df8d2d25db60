// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { forgetActionLink, readActionLink, storeActionLink, storedActionLink } from './action-link.ts';

describe('a link from one of our emails', () => {
  it('is read from the address', () => {
    expect(readActionLink('?mode=resetPassword&oobCode=lnk_abc')).toEqual({ mode: 'resetPassword', oobCode: 'lnk_abc' });
  });

  it.each(['', '?mode=resetPassword', '?oobCode=abc', '?mode=signIn&oobCode=abc', '?mode=verifyEmail&oobCode='])(
    'is none in %j',
    (search) => {
      expect(readActionLink(search)).toBeUndefined();
    },
  );

  it('is kept over a reload until it is used', () => {
    storeActionLink(sessionStorage, { mode: 'verifyEmail', oobCode: 'lnk_abc' });
    expect(storedActionLink(sessionStorage)).toEqual({ mode: 'verifyEmail', oobCode: 'lnk_abc' });
    forgetActionLink(sessionStorage);
    expect(storedActionLink(sessionStorage)).toBeUndefined();
    expect(sessionStorage.length).toBe(0);
  });

  it('survives rubbish in the storage', () => {
    sessionStorage.setItem('waybill.action-link', '{"mode":"evil","oobCode":1}');
    expect(storedActionLink(sessionStorage)).toBeUndefined();
  });
});

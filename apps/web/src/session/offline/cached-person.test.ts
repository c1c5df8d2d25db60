import { describe, expect, it } from 'vitest';
import { ada } from '../../tests/own-user.ts';
import { readPerson, writePerson } from './cached-person.ts';

const at = Date.parse('2026-11-16T13:05:00Z');
const owner = writePerson({ sessionId: 'ses_1', user: ada }, at);

describe('the person signed in last', () => {
  it('comes back with the time of the server’s last answer', () => {
    expect(readPerson(owner, at)).toEqual({ sessionId: 'ses_1', user: ada, cachedAt: at });
  });

  it('is nobody after two weeks', () => {
    const day = 24 * 3600_000;
    expect(readPerson(owner, at + 13 * day)).toBeDefined();
    expect(readPerson(owner, at + 15 * day)).toBeUndefined();
  });

  it.each([
    ['cannot be read', { ...owner, text: '{' }],
    ['is somebody else than the one it is cached for', { ...owner, userId: 'usr_chidi' }],
    ['has no session', { ...owner, text: JSON.stringify({ user: ada }) }],
    ['is nobody', { ...owner, text: 'null' }],
  ])('is nobody where the stored data %s', (_, broken) => expect(readPerson(broken, at)).toBeUndefined());
});

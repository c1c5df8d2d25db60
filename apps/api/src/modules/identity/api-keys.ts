import { createHash } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { Call } from '@waybill/contract/call';
import { livePrefix, testPrefix } from '@waybill/contract/developers/key-scopes';
import { isPublicInTests, scopeOf } from '@waybill/contract/developers/scope-table';
import { Problem } from '../../platform/http/problem.ts';
import type { ApiKey } from './storage/api-keys.ts';

/** Of 256 random bits: nothing slower is needed to keep them from being guessed. */
export function hashOfKey(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

export function isKey(token: string): boolean {
  return token.startsWith(livePrefix) || token.startsWith(testPrefix);
}

/** Why this key does not open this call from this address; undefined where it does. */
export function refusalOfKey({ scopes, addresses }: ApiKey, call: Call, ip: string): Problem | undefined {
  if (addresses.length > 0 && !isAmong(addresses, ip))
    return new Problem('key_elsewhere', `This API key does not work from ${ip}. Its owner says from where it does.`);
  if (call.access === 'public') return isPublicInTests(call) ? undefined : notOfTests();
  const scope = scopeOf(call);
  if (scope === undefined) return new Problem('not_in_scope', 'No API key opens this: it is for somebody who is signed in.');
  if (!scopes.includes(scope))
    return new Problem('not_in_scope', `This API key may not do that. It would need the scope “${scope}”.`);
  return undefined;
}

function notOfTests(): Problem {
  return new Problem('not_in_scope', 'The test world has no such call. Please make it without the test key.');
}

function isAmong(addresses: readonly string[], ip: string): boolean {
  const list = new BlockList();
  for (const address of addresses) {
    const [base = '', bits] = address.split('/');
    const family = familyOf(base);
    if (bits === undefined) list.addAddress(base, family);
    else list.addSubnet(base, Number(bits), family);
  }
  // An old address in the clothes of a new one is the old one.
  const bare = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  return list.check(bare, familyOf(bare));
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

export function keyOver(): Problem {
  return new Problem('key_over', 'We do not know this API key. It may be mistyped, revoked, or at its end.');
}

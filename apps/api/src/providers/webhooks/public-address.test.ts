import { describe, expect, it } from 'vitest';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

describe('an address that a delivery may go to', () => {
  it.each([
    '8.8.8.8',
    '102.89.23.14',
    '172.15.0.1',
    '172.32.0.1',
    '100.63.255.255',
    '2606:4700::6810:84e5',
    '2a00:1450:4003::200e',
  ])('is one of the public internet: %s', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    ['this host', '0.0.0.0'],
    ['a private network', '10.1.2.3'],
    ['another', '172.16.0.1'],
    ['its end', '172.31.255.255'],
    ['a third', '192.168.1.1'],
    ['the carrier’s network', '100.64.0.1'],
    ['loopback', '127.0.0.1'],
    ['all of loopback', '127.8.8.8'],
    ['the metadata of a cloud', '169.254.169.254'],
    ['a benchmark', '198.18.0.1'],
    ['documentation', '203.0.113.7'],
    ['many at once', '224.0.0.1'],
    ['everybody', '255.255.255.255'],
    ['nobody', '::'],
    ['loopback of IPv6', '::1'],
    ['a mapped private address', '::ffff:10.0.0.1'],
    ['a mapped address, written in hexadecimal', '::ffff:7f00:1'],
    ['a mapped public one', '::ffff:8.8.8.8'],
    ['an old way of mapping', '::8.8.8.8'],
    ['the translation of 127.0.0.1', '64:ff9b::7f00:1'],
    ['a local translation', '64:ff9b:1::1'],
    ['a link', 'fe80::1'],
    ['a private network of IPv6', 'fd12:3456::1'],
    ['the metadata of a cloud, by IPv6', 'fd00:ec2::254'],
    ['a tunnel', '2002:7f00:1::1'],
    ['another tunnel', '2001:0:4136:e378::1'],
    ['documentation of IPv6', '2001:db8::1'],
    ['many of IPv6', 'ff02::1'],
    ['a name', 'localhost'],
    ['nothing', ''],
    ['a short way of writing loopback', '127.1'],
  ])('is not %s: %s', (_, address) => expect(isPublicAddress(address)).toBe(false));

  it('is loopback where a test says so, and only there', () => {
    expect(['127.0.0.1', '::1'].every(isLoopbackAddress)).toBe(true);
    expect(['10.0.0.1', '::ffff:8.8.8.8', 'localhost'].some(isLoopbackAddress)).toBe(false);
  });
});

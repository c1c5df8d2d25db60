import { BlockList, isIP } from 'node:net';

/** Networks that are not the public internet, by the registries of IANA for special addresses: here, next door, everybody, nobody. */
const closed4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** Within the global addresses: those that stand for an IPv4 address, lead into a tunnel or are made for documents. */
const closed6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const;

const closed = new BlockList();
for (const [net, prefix] of closed4) closed.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of closed6) closed.addSubnet(net, prefix, 'ipv6');

/** All there is on the public internet of IPv6. What maps IPv4 addresses, link-local, unique local and loopback lie outside of it. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an address belongs to a machine on the public internet. What is no address does not. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closed.check(address, 'ipv4');
    case 6:
      return global6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
    default:
      return false;
  }
}

export function isLoopbackAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && loopback.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

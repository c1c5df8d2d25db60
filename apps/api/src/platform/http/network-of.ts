/** The network that an address is counted as. A household has a whole IPv6 /64 to itself: counting its single addresses counts nothing. */
export function networkOf(ip: string): string {
  // IPv4, also written as IPv6.
  if (!ip.includes(':') || ip.includes('.')) return ip;
  const [head = '', tail] = ip.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0');
  const groups = tail === undefined ? front : [...front, ...zeros, ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

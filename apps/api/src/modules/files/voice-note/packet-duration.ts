/** Microseconds of one frame, by the configuration in the first five bits of an Opus packet (RFC 6716, 3.1). */
const frames: readonly number[] = [
  ...[10_000, 20_000, 40_000, 60_000],
  ...[10_000, 20_000, 40_000, 60_000],
  ...[10_000, 20_000, 40_000, 60_000],
  ...[10_000, 20_000],
  ...[10_000, 20_000],
  ...[2500, 5000, 10_000, 20_000],
  ...[2500, 5000, 10_000, 20_000],
  ...[2500, 5000, 10_000, 20_000],
  ...[2500, 5000, 10_000, 20_000],
];

/** No packet of Opus holds more. */
const longest = 120_000;

/** How long a packet sounds, in microseconds: said by the packet itself. Undefined for what is none. */
export function packetDuration(packet: Buffer): number | undefined {
  const [first, second] = packet;
  if (first === undefined) return undefined;
  const code = first & 0x03;
  const count = code === 0 ? 1 : code === 3 ? (second ?? 0) & 0x3f : 2;
  const duration = count * (frames[first >> 3] ?? 0);
  return duration > 0 && duration <= longest ? duration : undefined;
}

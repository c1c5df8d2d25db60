let visitors = 0;

/** An address of one’s own, so that limits meant for one visitor do not stop the next. */
export function newAddress(): string {
  visitors += 1;
  return `10.${process.pid % 256}.${Math.floor(visitors / 256)}.${visitors % 256}`;
}

/** On the wire amounts are in major units; everything that shows one counts in kobo and cents. */
export function minorOf(major: number): number {
  return Math.round(major * 100);
}

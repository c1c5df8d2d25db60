/** Sizes that people know without a scale, each with a weight that it seldom exceeds. */
export const packageSizes = [
  { name: 'Envelope', weight: 0.5 },
  { name: 'Shoebox', weight: 2 },
  { name: 'Bag', weight: 8 },
  { name: 'Suitcase', weight: 20 },
] as const;

export type PackageSize = (typeof packageSizes)[number]['name'];

/** The limits of an upload. Every image is decoded and encoded anew, so nothing hidden inside survives. */
export const imageLimits = {
  bytes: 15 * 1024 * 1024,
  pixels: 50_000_000,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
  perItem: 10,
} as const;

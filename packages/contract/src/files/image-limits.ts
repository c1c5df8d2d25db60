/** What people may upload. Everything is decoded and written anew, so what was hidden inside does not survive. */
export const imageLimits = {
  bytes: 15 * 1024 * 1024,
  pixels: 50_000_000,
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
  perItem: 10,
} as const;

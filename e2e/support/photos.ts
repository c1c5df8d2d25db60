import sharp from 'sharp';

type Photo = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** A picture as a camera makes it: large, and no two pixels alike. */
export async function cameraPhoto(name = 'me.jpg', width = 3200, height = 2400): Promise<Photo> {
  const noise = { type: 'gaussian', mean: 140, sigma: 30 } as const;
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

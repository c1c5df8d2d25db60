import { imageLimits } from '@waybill/contract/files/image-limits';

/** Four million pixels are sharp on any screen; what a camera adds to that only costs data. */
const enoughPixels = 4_000_000;
const enoughBytes = 2_000_000;
const quality = 0.85;

/** The size to send a picture in: as it is, or with the same shape and about as many pixels as anybody will see. */
export function sizeToSend(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, Math.sqrt(enoughPixels / (width * height)));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

export function isAcceptedType(type: string): boolean {
  return imageLimits.types.some((accepted) => accepted === type);
}

/** Makes a large picture smaller before it travels. Whatever goes wrong, the picture itself is what is sent. */
export async function shrinkPicture(file: File): Promise<File> {
  // A redrawn animation would stand still; the server decides what to do with it.
  if (file.type === 'image/gif') return file;
  try {
    return await redraw(file);
  } catch {
    return file;
  }
}

async function redraw(file: File): Promise<File> {
  const picture = await createImageBitmap(file);
  try {
    const { width, height } = sizeToSend(picture.width, picture.height);
    const isLarge = width < picture.width || file.size > enoughBytes;
    // A picture that the server would refuse and this browser can show (HEIC on an iPhone) is worth redrawing at any size.
    if (!isLarge && isAcceptedType(file.type)) return file;
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const brush = canvas.getContext('2d');
    if (!brush) return file;
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(picture, 0, 0, width, height);
    // JPEG would turn what is see-through black.
    const type = file.type === 'image/png' || file.type === 'image/webp' ? 'image/webp' : 'image/jpeg';
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
    if (!blob || (blob.size >= file.size && isAcceptedType(file.type))) return file;
    return new File([blob], file.name, { type: blob.type });
  } finally {
    picture.close();
  }
}

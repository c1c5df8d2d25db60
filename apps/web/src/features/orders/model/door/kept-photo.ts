/** Enough to see a door, and little enough to be kept beside others in the store of a browser. */
const longestSide = 1_280;
const quality = 0.7;
const prefix = 'data:image/jpeg;base64,';

/** A photo as a text that can be kept until there is a network. */
export async function photoText(file: File): Promise<string> {
  const picture = await createImageBitmap(file);
  try {
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const brush = canvas.getContext('2d');
    if (!brush) throw new Error('This browser draws no pictures');
    brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/jpeg', quality);
  } finally {
    picture.close();
  }
}

/** The photo again, as it is sent. */
export function photoFile(text: string): File {
  const bytes = Uint8Array.from(atob(text.slice(prefix.length)), (sign) => sign.charCodeAt(0));
  return new File([bytes], 'door.jpg', { type: 'image/jpeg' });
}

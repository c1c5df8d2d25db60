import type { ImageView } from '@waybill/contract/files/image-view';
import { idOf } from '../../../tests/parcels.ts';

export const pictureOf = (end: string): ImageView => ({
  publicId: idOf('img', end),
  width: 800,
  height: 600,
  placeholder: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  sizes: [{ width: 400, url: `/files/${end}.webp` }],
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImageView } from '@waybill/contract/files/image-view';

/** Answers for somebody who adds one picture, which becomes this one. */
export function takesPicture(userId: string, picture: ImageView) {
  const permission = { publicId: picture.publicId, uploadUrl: '/store', fields: {}, expiresAt: '', maxBytes: 1 };
  return {
    [`GET /FileUploadInfo/${userId}`]: Response.json(permission),
    [`POST /files/${picture.publicId}/finish`]: Response.json(picture),
  };
}

/** Chooses a picture and waits until it has been taken. */
export async function addPicture(): Promise<void> {
  await userEvent.upload(await screen.findByLabelText('Add pictures'), new File(['x'], 'a.jpg', { type: 'image/jpeg' }));
  await screen.findByRole('button', { name: 'Remove picture 1' });
}

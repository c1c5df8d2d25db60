import { api } from '@waybill/client/browser-client';
import { sendForm } from '@waybill/client/send-form';

type Permission = { readonly uploadUrl: string; readonly fields: Readonly<Record<string, string>> };

/** Sends the bytes straight to the store, by the permission that somebody got for them. */
export async function sendToStore(
  { uploadUrl, fields }: Permission,
  file: File,
  onProgress: (fraction: number) => void = () => {},
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  // Last: stores look at the fields before they take the bytes.
  form.set('file', file);
  await sendForm(api(), uploadUrl, form, onProgress);
}

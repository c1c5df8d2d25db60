import { api } from '@waybill/client/browser-client';
import { getCheckFile as call } from '@waybill/contract/ops/get-check-file';

/** The bytes of a picture or document. They pass by every cache: neither the browser nor the app keeps them. */
export async function getCheckFile(checkId: string, fileId: string, mediaType: string, signal: AbortSignal): Promise<Blob> {
  const bytes = await api().stream(call, { params: { checkId, fileId }, signal });
  return new Blob([await new Response(bytes).arrayBuffer()], { type: mediaType });
}

import { api } from '@waybill/client/browser-client';
import { getCheckFile as call } from '@waybill/contract/ops/get-check-file';
import { type LookReason, shownAs } from '@waybill/contract/ops/look-reasons';

export type LookedFor = { readonly reason: LookReason; readonly words: string };

export type WantedFile = {
  readonly checkId: string;
  readonly fileId: string;
  readonly mediaType: string;
  readonly why: LookedFor;
};

/** The bytes of a picture or document. They pass by every cache: neither the browser nor the app keeps them. */
export async function getCheckFile({ checkId, fileId, mediaType, why }: WantedFile, signal: AbortSignal): Promise<Blob> {
  const bytes = await api().stream(call, { params: { checkId, fileId }, query: why, signal });
  return new Blob([await new Response(bytes).arrayBuffer()], { type: shownAs(mediaType) });
}

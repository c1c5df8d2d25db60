import { api } from '@waybill/client/browser-client';
import { getVoiceNote as call } from '@waybill/contract/chat/get-voice-note';
import { voiceLimits } from '@waybill/contract/files/voice-limits';

/** The sound of a voice note. It passes by every cache: what somebody said is not left behind in this browser. */
export async function getVoiceNote(roomId: string, publicId: string, signal: AbortSignal): Promise<Blob> {
  const bytes = await api().stream(call, { params: { roomId, publicId }, signal });
  return new Blob([await new Response(bytes).arrayBuffer()], { type: voiceLimits.type });
}

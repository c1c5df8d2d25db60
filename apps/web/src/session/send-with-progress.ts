import type { SendWithProgress } from '@waybill/client/api-client';
import { TransportFailure } from '@waybill/client/failures';

/** fetch cannot tell how much of a body has left; XMLHttpRequest can. */
export const sendWithProgress: SendWithProgress = (address, init, onProgress) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    // A large file over a slow line may take minutes; only standing still counts as too long.
    let timer = setTimeout(giveUp, init.timeoutMs);
    function giveUp() {
      reject(new TransportFailure('timeout'));
      request.abort();
    }
    request.upload.onprogress = (event) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, init.timeoutMs);
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    request.onload = () => {
      const body = request.status === 204 ? null : request.response;
      const type = request.getResponseHeader('content-type') ?? '';
      resolve(new Response(body, { status: request.status, headers: { 'content-type': type } }));
    };
    request.onerror = () => reject(new TransportFailure('network'));
    request.onloadend = () => clearTimeout(timer);
    request.open(init.method, address);
    for (const [name, value] of init.headers) request.setRequestHeader(name, value);
    request.send(init.body);
  });

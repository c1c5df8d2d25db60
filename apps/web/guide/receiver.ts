import { createServer } from 'node:http';
import { verifyWebhook } from '@waybill/client';

createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray());
  try {
    const event = await verifyWebhook(body, request.headers, process.env.WEBHOOK_SECRET ?? '');
    console.log(event.type, event.data);
    response.writeHead(204).end();
  } catch {
    // Not from us, changed on the way, or older than five minutes.
    response.writeHead(400).end();
  }
}).listen(5050);

import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ResultOf } from '@waybill/contract/call';
import type { Calls } from '../../calls/call-types.ts';
import { TransportFailure } from '../../failures.ts';
import { type Command, textFlag } from '../command.ts';
import { exitCodes, UsageError } from '../exit-codes.ts';
import { openWaybill } from '../settings.ts';
import type { Terminal } from '../terminal.ts';

type Answer = ResultOf<Calls['webhooks']['listenForWebhooks']>;
type Heard = Answer['events'][number];

const askEveryMs = 2_000;
/** Where there is more already: as often as the limit of the call allows. */
const askSoonMs = 500;
const forwardTimeoutMs = 15_000;
/** What came twice within this many is told once. */
const remembered = 20_000;

export const listen: Command = {
  summary: 'hear of events on this machine, and forward them signed as they would be sent',
  usage: '[--forward-to http://localhost:3000/hook] [--types order.accepted,order.delivered] [--json]',
  help: `  --forward-to URL  post each event there, signed by Standard Webhooks
  --types A,B       only these; all of them if left out
  --print-secret    print the whsec_… that what is forwarded is signed with, and end
  --json            print a JSON document for each event

Needs a key with the scope webhooks. What happens while nobody listens is not kept. Ctrl-C ends it.`,
  options: { 'forward-to': { type: 'string' }, types: { type: 'string' }, 'print-secret': { type: 'boolean' } },
  most: 0,
  async run({ terminal, flags }) {
    const target = targetOf(textFlag(flags, 'forward-to'));
    const types = textFlag(flags, 'types')
      ?.split(',')
      .map((type) => type.trim());
    const waybill = await openWaybill();
    const { signal } = terminal;
    let answer = await waybill.webhooks.listenForWebhooks({}, { signal });
    if (flags['print-secret'] === true) {
      process.stdout.write(`${answer.secret.key}\n`);
      return exitCodes.done;
    }
    terminal.note(target ? `Listening, and forwarding to ${target}. Its secret: waybill listen --print-secret` : 'Listening.');
    const seen = new Set<string>();
    for (;;) {
      await sleep(answer.hasMore ? askSoonMs : askEveryMs, undefined, { signal });
      try {
        answer = await waybill.webhooks.listenForWebhooks({ since: answer.askAgainWith }, { signal });
      } catch (failure) {
        if (!(failure instanceof TransportFailure) || failure.kind === 'aborted') throw failure;
        terminal.note(`${failure.message} Asking again.`);
        continue;
      }
      for (const event of answer.events.filter(({ id }) => !seen.has(id))) {
        seen.add(event.id);
        if (types === undefined || types.includes(event.type)) await tell(terminal, event, target, answer.secret.key);
      }
      for (const id of [...seen].slice(0, -remembered)) seen.delete(id);
    }
  },
};

function targetOf(typed: string | undefined): string | undefined {
  if (typed === undefined) return undefined;
  const target = URL.parse(typed);
  if (!target || !/^https?:$/.test(target.protocol))
    throw new UsageError(`--forward-to ${typed} is no address like http://localhost:3000/hook`);
  return target.href;
}

async function tell(terminal: Terminal, event: Heard, target: string | undefined, secret: string): Promise<void> {
  const forwarded = target === undefined ? undefined : await forward(event, target, secret);
  terminal.json({ ...event, payload: JSON.parse(event.payload), ...(forwarded ? { forwarded } : {}) });
  const words = forwarded && (forwarded.ok ? terminal.good(forwarded.words) : terminal.bad(forwarded.words));
  terminal.say([terminal.faint(event.happenedAt), terminal.bold(event.type), event.webhookId, words].filter(Boolean).join('  '));
}

/** Posts it with the headers of Standard Webhooks 1.0. It is tried once: whoever develops sees what came of it. */
async function forward({ webhookId, payload }: Heard, target: string, secret: string) {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${webhookId}.${timestamp}.${payload}`).digest('base64');
  const headers = {
    'content-type': 'application/json',
    'webhook-id': webhookId,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
  const signal = AbortSignal.timeout(forwardTimeoutMs);
  try {
    const { ok, status } = await fetch(target, { method: 'POST', headers, body: payload, redirect: 'manual', signal });
    return { ok, words: String(status) };
  } catch {
    return { ok: false, words: signal.aborted ? `no answer within ${forwardTimeoutMs / 1_000} seconds` : 'nobody answers there' };
  }
}

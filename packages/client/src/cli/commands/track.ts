import { setTimeout as sleep } from 'node:timers/promises';
import type { ResultOf } from '@waybill/contract/call';
import { readTrackingId, spellTrackingId } from '@waybill/contract/orders/tracking-id';
import type { Calls } from '../../calls/call-types.ts';
import { moneyWords } from '../../shipping/money.ts';
import { isOver, statusWord } from '../../shipping/status-words.ts';
import { type Command, textFlag } from '../command.ts';
import { exitCodes, UsageError } from '../exit-codes.ts';
import { openWaybill } from '../settings.ts';
import type { Terminal } from '../terminal.ts';

type Tracked = ResultOf<Calls['deliveries']['getTracking']>;

export const track: Command = {
  summary: 'where a parcel is; needs no key',
  usage: 'NUMBER [--watch] [--every SECONDS] [--json]',
  help: `  --watch           stay, and print what changes until it is over
  --every SECONDS   between two looks; 10
  --json            print one JSON document for each look that brings something new`,
  options: { watch: { type: 'boolean' }, every: { type: 'string' } },
  most: 1,
  async run({ terminal, args: [typed], flags }) {
    if (typed === undefined) throw new UsageError('Which parcel? Give its tracking number.');
    const trackingId = readTrackingId(typed);
    if (trackingId === undefined)
      throw new UsageError(`“${typed}” is not a tracking number. Please check it against the message you got.`);
    const every = Number(textFlag(flags, 'every') ?? 10);
    if (!(every >= 1 && every <= 3_600)) throw new UsageError('--every takes from 1 to 3600 seconds.');
    const waybill = await openWaybill({ isPublic: true });
    for (let before = ''; ; ) {
      const tracked = await waybill.deliveries.getTracking({ trackingId }, { signal: terminal.signal });
      const now = JSON.stringify(tracked);
      if (now !== before) print(terminal, tracked);
      if (!flags.watch || isOver(tracked.orderStatus)) return exitCodes.done;
      before = now;
      await sleep(every * 1_000, undefined, { signal: terminal.signal });
    }
  },
};

function print(terminal: Terminal, tracked: Tracked): void {
  terminal.json(tracked);
  const { trackingId, orderStatus, from, to, estimatedArrival, carrier, toCollect, events } = tracked;
  terminal.say(`${terminal.bold(spellTrackingId(trackingId))}  ${terminal.good(statusWord(orderStatus))}`);
  terminal.say(`  ${from.label} → ${to.label}, ${tracked.shipmentDate}`);
  if (carrier) terminal.say(`  brought by ${carrier.businessName ?? carrier.firstName}`);
  if (estimatedArrival) terminal.say(`  expected ${timeWords(estimatedArrival)}`);
  if (toCollect) terminal.say(`  to be paid at the door: ${moneyWords(toCollect.amount, toCollect.currency)}`);
  for (const { what, at } of events)
    terminal.say(terminal.faint(`  ${timeWords(at)}  ${what.replace(/^order\./, '').replaceAll('-', ' ')}`));
}

/** `2026-11-19 14:05`, where whoever reads it is. */
function timeWords(at: string): string {
  const time = new Date(at);
  const two = (figure: number) => String(figure).padStart(2, '0');
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${day} ${two(time.getHours())}:${two(time.getMinutes())}`;
}

import { createHash } from 'node:crypto';
import { readParcel } from '../../shipping/read-parcel.ts';
import { totalsOf, totalWords } from '../../shipping/total.ts';
import { type Command, textFlag } from '../command.ts';
import { confirmHelp, confirmOptions, confirmTotal } from '../confirm.ts';
import { exitCodes } from '../exit-codes.ts';
import { parcelGiven, parcelHelp, parcelOptions } from '../parcel-arguments.ts';
import { openWaybill } from '../settings.ts';

export const ship: Command = {
  summary: 'post a parcel: shows the exact total and asks before it is held',
  usage: '[PARCEL.json] [FLAGS] [--yes --total N] [--key NAME] [--json]',
  help: `${parcelHelp}
${confirmHelp}
  --key NAME        asked again with the same name and the same parcel, it is posted once`,
  options: { ...parcelOptions, ...confirmOptions, key: { type: 'string' } },
  most: 1,
  async run({ terminal, args: [file], flags }) {
    const waybill = await openWaybill();
    const parcel = await readParcel(waybill, await parcelGiven(file, flags));
    const [total] = await totalsOf(waybill, [parcel]);
    if (!total) throw new Error('A parcel has no total');
    const { pickupAddressJson: from, dropOffAddressJson: to } = parcel;
    if (typeof from === 'object' && typeof to === 'object')
      terminal.say(`${placeLabel(from)} → ${placeLabel(to)}, ${parcel.weight} kg, ${parcel.shipmentDate}`);
    await confirmTotal(terminal, flags, total.total, totalWords(total));
    const posted = await waybill.parcels.createPackage(
      { ...parcel, total: total.total },
      { idempotencyKey: keyNamed(textFlag(flags, 'key')), signal: terminal.signal },
    );
    terminal.json(posted);
    terminal.say(`${terminal.good('Posted')} ${posted.id} for ${totalWords(total)}. It looks for a carrier now.`);
    return exitCodes.done;
  },
};

const placeLabel = (place: object | null) => (place && 'label' in place ? String(place.label) : '');

/** Any name will do; a key of a request has no spaces. */
const keyNamed = (name: string | undefined) =>
  name === undefined ? undefined : createHash('sha256').update(`waybill ship ${name}`).digest('hex');

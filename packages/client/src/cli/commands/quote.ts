import { moneyWords } from '../../shipping/money.ts';
import { readParcel } from '../../shipping/read-parcel.ts';
import { totalsOf, totalWords } from '../../shipping/total.ts';
import type { Command } from '../command.ts';
import { exitCodes } from '../exit-codes.ts';
import { parcelGiven, parcelHelp, parcelOptions } from '../parcel-arguments.ts';
import { openWaybill } from '../settings.ts';

export const quote: Command = {
  summary: 'what a delivery is likely to cost; with a fee, what posting it costs to the kobo',
  usage: '[PARCEL.json] --from PLACE --to PLACE --weight KG --kind KIND --by MODE [--fee N] [--json]',
  help: parcelHelp,
  options: parcelOptions,
  most: 1,
  async run({ terminal, args: [file], flags }) {
    const waybill = await openWaybill();
    const parcel = await readParcel(waybill, await parcelGiven(file, flags));
    const { pickupAddressJson, dropOffAddressJson, weight, deliveryPartner, dispatchMode, currency, price } = parcel;
    const ride = { pickupAddressJson, dropOffAddressJson, weight, deliveryPartner, dispatchMode, currency };
    const quoted = await waybill.parcels.getQuote(ride);
    const [total] = price === undefined ? [] : await totalsOf(waybill, [{ price, currency }]);
    terminal.json({ ...quoted, ...(total ? { total } : {}) });
    const { low, high, distanceKm, businesses, notes } = quoted;
    terminal.say(
      `${terminal.bold(`${moneyWords(low, quoted.currency)} to ${moneyWords(high, quoted.currency)}`)} for about ${Math.round(distanceKm)} km`,
    );
    for (const { business, fee, currency: asked } of businesses)
      terminal.say(`  ${business.fullName} asks ${moneyWords(fee, asked)} (${business.id})`);
    for (const note of notes) terminal.say(terminal.faint(`  ${note}`));
    if (total) terminal.say(`Posting it costs ${terminal.bold(totalWords(total))}.`);
    return exitCodes.done;
  },
};

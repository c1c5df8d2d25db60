import { portKm } from '@waybill/contract/places/seaports';
import { type DeliveryType, type DispatchMode, deliveryTypeWords, dispatchMode } from '@waybill/contract/timeline/enums';
import { freeKilograms, nairaPerDollar, priceTable, type Rate } from '@waybill/contract/timeline/price-table';
import { travelLimits } from '@waybill/contract/timeline/travel-fit';

const modes = Object.entries(dispatchMode);

/** Why each rate is what it is. */
const reasons: Readonly<Record<DeliveryType, Readonly<Partial<Record<DispatchMode, string>>>>> = {
  0: {
    0: 'A dispatch rider asks ₦1,500 to ₦4,000 across a city, by how many bridges are in between. Fuel is most of a kilometre.',
    1: 'A ride-hailing fare for the same way, and somebody who carries it to the door.',
    2: 'A van is hired for the one parcel, with its driver and often a helper to lift.',
    3: 'The smallest truck for a morning; the way matters less than the day.',
    4: 'A conductor takes it along; it is fetched at the stop.',
  },
  1: {
    1: 'A traveller’s boot: a little more than the bus, because it goes from door to door. Never several times as much.',
    2: 'A place in a partner’s run. Batches here ask ₦2,000 to ₦16,000, by weight and distance.',
    3: 'A share of a load. A whole truck of 30 tonnes to Abuja comes to about two million, as hauliers ask.',
    4: 'The park’s waybill desk: ₦2,000 to ₦8,000 for what one can carry in a hand, and more by weight.',
    5: 'Domestic cargo or a passenger’s luggage: a desk fee, then about a thousand naira a kilogram.',
    6: 'Coastal cargo is for what is heavy and can wait.',
  },
  2: {
    1: 'A traveller over a land border: the car’s papers and the waiting are in the start.',
    2: 'A partner’s run over a land border.',
    3: 'A share of a load over a land border.',
    4: 'The coach lines to Cotonou, Lomé and Accra.',
    5: 'A traveller’s luggage or air cargo: less than a courier’s first kilogram, about six dollars for each one more.',
    6: 'Shared containers have a high least price and a low one by weight.',
  },
  3: {
    0: 'A rider who comes at once leaves other work: about a third more than on a day of the sender’s choice.',
    1: 'The same for a car.',
    2: 'The same for a van.',
    3: 'The same for a truck.',
  },
};

/** The table of prices for people to read, with why it is so. */
export function pricesPage(): string {
  return `# Prices

Made from \`packages/contract/src/timeline/price-table.ts\` and \`travel-fit.ts\` by \`npm run generate\`; do not edit.

A sender names the fee. What we say before is an estimate: a start, so much for each kilometre, so much for each kilogram above ${freeKilograms}. In town
a vehicle is hired for one parcel; between towns parcels share it, which is why a kilometre costs so little there. All in naira; in dollars
at ${groups(nairaPerDollar)} to one, to show and never to change money.

| kind | mode | start | a kilometre | a kilogram above ${freeKilograms} | why |
|---|---|---|---|---|---|
${rows().join('\n')}

The estimate is the sum, 20 % to either side. Kilometres are those of the road, from the map: 1.35 times the line in a town, 1.2 beyond it; by air the line itself.

## From what was agreed

Once ten fees were agreed on a route (from one part of a town to another, in one currency, in the last 180 days), a quote goes by them: each is set beside what the table
says of that very parcel, the one in the middle of the last 30 becomes the factor on the table’s price, and the middle half of them becomes
the width of the range (5 to 30 %). The factor is between 0.4 and 2.5, so that a few odd fees do not spoil a route. A factor keeps a quote
from ever being less for a heavier parcel or a longer way. The quote says how many deliveries it goes by.

What has a price of its own is shown with that one and no estimate: a batch says what it takes.

## Ways that are not offered

Forms and server go by one rule (\`travel-fit.ts\`). A mode that is missing in the table does not go that kind of way; besides:

- a **bike** goes ${travelLimits.bikeKm} km at most, within a state or where two states meet
- **air** is for ${travelLimits.leastFlightKm} km and more, as the crow flies
- a **ship** needs a seaport within ${portKm} km of both places (\`places/seaports.ts\`), and ${travelLimits.leastSeaKm} km of water
- by **road** it goes anywhere within a country, and over borders as far as ${groups(travelLimits.roadKmAbroad)} km
`;
}

function rows(): string[] {
  return ([0, 3, 1, 2] as const).flatMap((kind) =>
    modes.flatMap(([name, mode]) => {
      const rate = priceTable[kind][mode];
      return rate ? rowOf(kind, name, rate, reasons[kind][mode]) : [];
    }),
  );
}

function rowOf(kind: DeliveryType, mode: string, { start, perKm, perKg }: Rate, why: string | undefined): string {
  if (why === undefined) throw new Error(`Nobody says why ${deliveryTypeWords[kind]} by ${mode} costs what it does`);
  return `| ${[deliveryTypeWords[kind], mode, groups(start), groups(perKm), groups(perKg), why].join(' | ')} |`;
}

function groups(value: number): string {
  return value.toLocaleString('en-NG');
}

import { randomUUID } from 'node:crypto';
import type { ApiClient } from '@waybill/client/api-client';
import { createImport } from '@waybill/contract/imports/create-import';
import { getImport } from '@waybill/contract/imports/get-import';
import { mendRow } from '@waybill/contract/imports/mend-row';
import { postImport } from '@waybill/contract/imports/post-import';
import { updateImport } from '@waybill/contract/imports/update-import';
import { createPackage } from '@waybill/contract/timeline/create-package';
import { openDatabase } from '../../apps/api/src/platform/db/database.ts';
import { openHouse } from '../support/house.ts';
import { memberPin, seatMembers, secrets } from '../support/members.ts';
import { sampleParcel } from '../support/parcels.ts';
import { type Scenario, sized, verdict, verdictAtMost } from '../support/scenario.ts';

const rows = sized(1_000, 40);
/** Every twentieth has a fault. */
const faulty = rows / 20;
const oneByOne = sized(50, 5);
const most = 30;
const leastOfOneByOne = 2;

/**
 * A file of a thousand parcels with fifty faults, through HTTP from the upload to the last parcel: read, checked, its faults mended one by one, posted
 * with one PIN. Beside it a program that posts parcels one after the other on the same server.
 */
export const scenario: Scenario = async () => {
  const house = await openHouse({ ...secrets, LOG_LEVEL: 'error', REQUESTS_PER_MINUTE: '0' });
  const db = openDatabase(house.databaseUrl, { max: 1, name: 'bench' });
  try {
    const [shop, other] = await seatMembers(db, 2);
    if (!shop || !other) throw new Error('There are two members');
    const single = await secondsOf(async () => {
      for (let index = 0; index < oneByOne; index += 1)
        await other.at(house.origin).call(createPackage, { body: sampleParcel(memberPin), idempotencyKey: randomUUID() });
    });
    const as = shop.at(house.origin);
    const begun = { id: '' };
    const reading = await secondsOf(async () => Object.assign(begun, await read(as)));
    const mending = await secondsOf(() => mendAll(as, begun.id));
    const posting = await secondsOf(() => postAll(as, begun.id));
    const all = reading + mending + posting;
    const print = (what: string, seconds: number) => console.log(`  ${what.padEnd(28)} ${seconds.toFixed(2)} s`);
    print(`${rows} rows read and checked`, reading);
    print(`${faulty} faults mended`, mending);
    print(`${rows} parcels posted`, posting);
    console.log(`  ${(rows / posting).toFixed(0)} parcels a second, ${(oneByOne / single).toFixed(0)} one by one`);
    const isQuick = verdictAtMost('seconds from the upload to the last parcel', all, most);
    return verdict('parcels a second, times one by one', rows / posting / (oneByOne / single), leastOfOneByOne) && isQuick;
  } finally {
    await db.end();
    await house.close();
  }
};

async function secondsOf(act: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await act();
  return (performance.now() - from) / 1000;
}

const hasFault = (index: number) => index % 20 === 7;

async function read(as: ApiClient) {
  const lines = Array.from(
    { length: rows },
    (_, index) =>
      `Halima Yusuf ${index},${hasFault(index) ? 'none' : `0803${1_000_000 + index}`},"${index} Allen Avenue",Ikeja,Lagos,Ankara,1.5,12000,2500`,
  );
  const text = ['Customer,Phone,Address,LGA,State,Item,Weight,Price,Delivery fee', ...lines].join('\n');
  const { id } = await as.call(createImport, { body: {}, file: new File([text], 'orders.csv', { type: 'text/csv' }) });
  const { senderFullName, pickupAddress, pickupAddressJson, shipmentDate } = sampleParcel(memberPin);
  const settings = { senderFullName, senderPhoneNumber: '+2348059876543', pickupAddress, pickupAddressJson, shipmentDate };
  const checked = await as.call(updateImport, { params: { importId: id }, body: { settings } });
  if (checked.counts.faulty !== faulty) throw new Error(`${checked.counts.faulty} rows have faults`);
  return { id };
}

async function mendAll(as: ApiClient, importId: string): Promise<void> {
  for (let index = 0; index < rows; index += 1)
    if (hasFault(index))
      await as.call(mendRow, {
        params: { importId, position: index + 1 },
        body: { values: { receiverPhoneNumber: `0803${1_000_000 + index}` } },
      });
}

async function postAll(as: ApiClient, importId: string): Promise<void> {
  const { total } = await as.call(getImport, { params: { importId }, query: { rows: 'none' } });
  const { counts } = await as.call(postImport, {
    params: { importId },
    body: { total, pin: memberPin },
    idempotencyKey: randomUUID(),
  });
  if (counts.posted !== rows) throw new Error(`${counts.posted} of ${rows} were posted`);
}

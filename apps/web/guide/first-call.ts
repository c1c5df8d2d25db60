import { createWaybill } from '@waybill/client';

const waybill = createWaybill({ key: process.env.WAYBILL_KEY ?? '', origin: process.env.WAYBILL ?? '' });

const { itemCategories } = await waybill.parcels.getPackageMetadata();
for (const { id, name } of itemCategories) console.log(id, name);

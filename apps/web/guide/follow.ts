import { createWaybill } from '@waybill/client';

const waybill = createWaybill({ key: process.env.WAYBILL_KEY ?? '', origin: process.env.WAYBILL ?? '' });

// What you posted, then what somebody carries. Further pages are fetched as you go.
for await (const parcel of waybill.deliveries.listMyPackages()) console.log(parcel);
for await (const order of waybill.deliveries.listOrders({ role: 'sender' })) console.log(order.trackingId, order.status);

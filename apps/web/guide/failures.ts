import { createWaybill, isProblem } from '@waybill/client';

const waybill = createWaybill({ key: process.env.WAYBILL_KEY ?? '', origin: process.env.WAYBILL ?? '' });

try {
  await waybill.deliveries.getOrder({ id: 'ord_01KA3N8V2X7Q4M9T5R6W8Y0Z1B' });
} catch (failure) {
  if (isProblem(failure, 'not_found')) console.log('There is no such order');
  else throw failure;
}

import { createWaybill } from '@waybill/client';

const waybill = createWaybill({ key: process.env.WAYBILL_KEY ?? '', origin: process.env.WAYBILL ?? '' });

const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);

const parcel = await waybill.parcels.createPackage(
  {
    deliveryPartner: 1,
    dispatchMode: 1,
    senderFullName: 'Ngozi Books',
    senderPhoneNumber: '+2348031234567',
    pickupAddress: '12 Herbert Macaulay Way, Yaba',
    pickupAddressJson: {
      ...{ label: 'Yaba, Lagos', latitude: 6.50953, longitude: 3.37112 },
      ...{ countryCode: 'NG', state: 'Lagos', city: 'Lagos' },
    },
    receiverFullName: 'Halima Yusuf',
    receiverPhoneNumber: '+2348059876543',
    dropoffAddress: '7 Aminu Kano Crescent, Wuse',
    dropOffAddressJson: {
      ...{ label: 'Wuse, Abuja', latitude: 9.07651, longitude: 7.46523 },
      ...{ countryCode: 'NG', state: 'Federal Capital Territory', city: 'Abuja' },
    },
    weight: 2.5,
    itemCategoryId: 3,
    handleRequirementId: 2,
    shipmentDate: inThreeDays,
    price: 4000,
    costOfItem: 20_000,
    description: 'A carton of books',
  },
  // The number of your own order: sent again, it is the same parcel.
  { idempotencyKey: 'order-1002' },
);
console.log(parcel);

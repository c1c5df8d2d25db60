const place = { label: 'Yaba, Lagos', latitude: 6.5, longitude: 3.37, countryCode: 'NG', state: 'Lagos', city: 'Lagos' };

/** A parcel from Lagos to Abuja for ₦6,000, leaving tomorrow. */
export function sampleParcel(pin: string) {
  return {
    deliveryPartner: 1,
    dispatchMode: 1,
    senderFullName: 'Chidi Okafor',
    receiverFullName: 'Halima Yusuf',
    senderPhoneNumber: '+2348031234567',
    receiverPhoneNumber: '+2348059876543',
    pickupAddress: '12 Herbert Macaulay Way',
    pickupAddressJson: place,
    dropoffAddress: '7 Aminu Kano Crescent',
    dropOffAddressJson: {
      ...place,
      label: 'Wuse, Abuja',
      latitude: 9.08,
      longitude: 7.47,
      state: 'Federal Capital Territory',
      city: 'Abuja',
    },
    weight: 2.5,
    itemCategoryId: 3,
    handleRequirementId: 2,
    shipmentDate: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
    price: 6000,
    costOfItem: 120_000,
    description: 'A phone in its box',
    imageIdList: [],
    pin,
  };
}

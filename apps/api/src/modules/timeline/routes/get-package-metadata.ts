import {
  deliveryType,
  deliveryTypeNames,
  dispatchMode,
  handleRequirements,
  heaviestByMode,
  itemCategories,
  packagePrices,
} from '@waybill/contract/timeline/enums';
import { getPackageMetadata as call } from '@waybill/contract/timeline/get-package-metadata';
import { sendPackageCharge } from '@waybill/contract/wallet/enums';
import { countCredits } from '../../wallet/index.ts';
import { defineRoute } from '../define-route.ts';

export const getPackageMetadataRoute = defineRoute(call, async ({ db }, { caller }) => ({
  itemCategories: [...itemCategories],
  handleRequirements: [...handleRequirements],
  deliveryTypes: Object.values(deliveryType).map((id) => ({ id, name: deliveryTypeNames[id] })),
  dispatchModes: Object.entries(dispatchMode).map(([name, id]) => ({ id, name, heaviest: heaviestByMode[id] })),
  prices: packagePrices,
  sendPackageCharge,
  credits: await countCredits(db, caller.userId),
}));

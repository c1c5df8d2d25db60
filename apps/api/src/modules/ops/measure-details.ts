import type { MeasureDetailsView } from '@waybill/contract/ops/measure-details';
import { type AppealedMeasure, appealedViewOf, type MeasureForStaff } from '../users/index.ts';

export function measureDetailsOf(one: AppealedMeasure<MeasureForStaff>): MeasureDetailsView {
  const { lifted, ...view } = appealedViewOf(one);
  const { setByName, liftedByName } = one.measure;
  return { ...view, setBy: setByName, lifted: lifted && { ...lifted, by: liftedByName } };
}

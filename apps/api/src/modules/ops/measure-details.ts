import type { MeasureDetailsView } from '@waybill/contract/ops/measure-details';
import { type MeasureForStaff, measureViewOf } from '../users/index.ts';

export function measureDetailsOf(measure: MeasureForStaff): MeasureDetailsView {
  const { lifted, ...view } = measureViewOf(measure);
  return { ...view, setBy: measure.setByName, lifted: lifted && { ...lifted, by: measure.liftedByName } };
}

import { useQueryClient } from '@tanstack/react-query';
import type { MeasureView } from '@waybill/contract/measures/measure-view';
import { appealMeasure } from '../../api/appeal-measure.ts';
import { listMeasuresQuery } from '../../api/list-measures.ts';
import { AppealPart } from './appeal-part.tsx';

/** The appeal against a warning, a take-down or a restriction of one’s own. */
export function OwnAppeal({ measure }: { readonly measure: MeasureView }) {
  const queries = useQueryClient();
  async function appeal(says: string): Promise<void> {
    await appealMeasure(measure.id, says);
    await queries.invalidateQueries({ queryKey: listMeasuresQuery.queryKey });
  }
  return <AppealPart measure={measure} onAppeal={appeal} />;
}

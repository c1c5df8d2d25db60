import type { ImageView } from '@waybill/contract/files/image-view';
import { usualRoom, type VehicleKind, vehicleKinds } from '@waybill/contract/fleet/vehicle-fields';
import { paperKinds } from '@waybill/contract/fleet/vehicle-papers';
import type { VehicleView } from '@waybill/contract/fleet/vehicle-view';

/** What is typed about a vehicle: the last day of each paper under its name. `papers` and `imageIdList` only carry their mistakes. */
export type VehicleFields = Readonly<
  Record<'kind' | 'plate' | 'capacityKg' | 'capacityPlaces' | 'papers' | 'imageIdList' | (typeof paperKinds)[number], string>
>;

const noPapers = { licence: '', insurance: '', roadworthiness: '', permit: '', other: '' };

export function vehicleFieldsOf(vehicle: VehicleView | undefined): VehicleFields {
  const { kind, plate, capacityKg, capacityPlaces, papers } = vehicle ?? { kind: 0, plate: '', ...usualRoom[0], papers: [] };
  return {
    ...{ kind: String(kind), plate, capacityKg: String(capacityKg), capacityPlaces: String(capacityPlaces) },
    ...{ papers: '', imageIdList: '', ...noPapers },
    ...Object.fromEntries(papers.map((paper) => [paper.kind, paper.expiresOn])),
  };
}

const numberOf = (typed: string) => (typed.trim() === '' ? '' : Number(typed));

export function vehicleToWire(fields: VehicleFields, images: readonly ImageView[]): unknown {
  const { kind, plate, capacityKg, capacityPlaces } = fields;
  return {
    ...{ kind: Number(kind), plate, capacityKg: numberOf(capacityKg), capacityPlaces: numberOf(capacityPlaces) },
    imageIdList: images.map(({ publicId }) => publicId),
    papers: paperKinds.flatMap((paper) => (fields[paper] === '' ? [] : { kind: paper, expiresOn: fields[paper] })),
  };
}

/** Another kind has other room, unless somebody has written what this one has. */
export function roomOf(
  kind: string,
  before: Pick<VehicleFields, 'kind' | 'capacityKg' | 'capacityPlaces'>,
): Partial<VehicleFields> {
  const [usual, next] = [usualOf(before.kind), usualOf(kind)];
  const isUsual = String(usual.capacityKg) === before.capacityKg && String(usual.capacityPlaces) === before.capacityPlaces;
  return isUsual ? { kind, capacityKg: String(next.capacityKg), capacityPlaces: String(next.capacityPlaces) } : { kind };
}

function usualOf(kind: string) {
  const known: VehicleKind = vehicleKinds.find((one) => String(one) === kind) ?? 0;
  return usualRoom[known];
}

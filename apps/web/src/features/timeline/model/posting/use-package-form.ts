import type { Currency } from '@waybill/contract/money';
import { useMemo } from 'react';
import { useDraftForm } from '../../../../forms/use-draft-form.ts';
import { lagosDay } from '../../../../ui/lagos-day.ts';
import type { PackageMetadata } from '../../api/get-package-metadata.ts';
import { type PackageFields, packageDraft, packageWire, type RelatedItem } from './package-fields.ts';
import { packageSchema } from './package-schema.ts';

type PackageFormOptions = {
  readonly userId: string;
  readonly home: Currency;
  readonly metadata: PackageMetadata;
  readonly suggested: Partial<PackageFields>;
  readonly related?: RelatedItem | undefined;
  readonly roomLeftKg?: number | null | undefined;
  readonly isChecked: boolean;
};

export function usePackageForm({ userId, home, metadata, suggested, related, roomLeftKg, isChecked }: PackageFormOptions) {
  const relatedId = related?.id;
  const draft = useMemo(() => packageDraft(userId, relatedId), [userId, relatedId]);
  const today = lagosDay(new Date());
  return useDraftForm({
    draft,
    suggested,
    schema: packageSchema({ ...metadata, today, roomLeftKg, isChecked }, home),
    toWire: (fields) => packageWire({ ...fields, currency: fields.currency || home }, today, related),
  });
}

export type PackageForm = ReturnType<typeof usePackageForm>;

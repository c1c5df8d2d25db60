import type { PackageMetadata } from '../../api/get-package-metadata.ts';
import type { PackageForm } from '../../model/posting/use-package-form.ts';
import type { PackageSlots } from './package-slots.ts';

export type PackageStepProps = {
  readonly form: PackageForm;
  readonly metadata: PackageMetadata;
  readonly slots: PackageSlots;
};

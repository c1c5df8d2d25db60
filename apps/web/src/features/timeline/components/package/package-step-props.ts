import type { PackageMetadata } from '../../api/get-package-metadata.ts';
import type { PackageForm } from '../../model/posting/use-package-form.ts';

export type PackageStepProps = {
  readonly form: PackageForm;
  readonly metadata: PackageMetadata;
};

import { useQueryClient } from '@tanstack/react-query';
import type { CheckFileView, CheckView } from '@waybill/contract/kyc/check-view';
import { type CheckFileKind, documentTypes, picturesFor } from '@waybill/contract/kyc/documents';
import { useEffect, useState } from 'react';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { deleteCheckFile } from '../api/delete-check-file.ts';
import { kycPending } from '../api/kyc-pending.ts';
import { uploadCheckFile } from '../api/upload-check-file.ts';
import { type DocumentsInput, documentsSchema, missingPictures } from '../model/identity-documents-form.ts';
import { forgetTyped, keepTyped, readTyped } from '../model/typed-documents.ts';
import { FileSlot } from './file-slot.tsx';

type IdentityDocumentsFormProps = {
  readonly check: CheckView;
  readonly fullName: string;
  readonly onFiles: (files: CheckFileView[]) => void;
  readonly onHandedIn: (check: CheckView) => Promise<void>;
};

const pictures: Readonly<Record<CheckFileKind, { label: string; hint: string }>> = {
  front: { label: 'Front of the document', hint: 'All four corners, in daylight, without glare. A photo or a PDF.' },
  back: { label: 'Back of the document', hint: 'The same from behind.' },
  selfie: { label: 'Your face', hint: 'Look into the camera, without glasses or a cap. A photo.' },
};
const photoTypes = ['image/jpeg', 'image/png'] as const;

/** The form for an identity document and the details on it. */
export function IdentityDocumentsForm({ check, fullName, onFiles, onHandedIn }: IdentityDocumentsFormProps) {
  const [asked, setAsked] = useState(false);
  const queries = useQueryClient();
  const form = useSchemaForm({
    schema: documentsSchema,
    initial: readTyped(queries) ?? {
      documentType: check.documentType ?? '',
      documentNumber: '',
      nameOnDocument: check.nameOnDocument ?? fullName,
      dateOfBirth: '',
    },
  });
  const { fields } = form;
  useEffect(() => keepTyped(queries, fields), [queries, fields]);
  const { documentType } = fields;
  const { files } = check;
  const missing = missingPictures(documentType, files);
  const handlers = {
    onMistakes: () => setAsked(true),
    onValid: async (documents: DocumentsInput) => {
      setAsked(true);
      if (missing.length > 0) return;
      const now = await kycPending(documents);
      forgetTyped(queries);
      await onHandedIn(now);
    },
  };

  return (
    <form {...form.form(handlers)} className="grid gap-4">
      <SelectField label="Document type" {...form.field('documentType')}>
        <option value="">Choose a document</option>
        {Object.entries(documentTypes).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Document number"
        autoComplete="off"
        hint="We keep only its last four characters."
        {...form.field('documentNumber')}
      />
      <TextField label="Name, as printed on it" autoComplete="name" {...form.field('nameOnDocument')} />
      <TextField label="Date of birth" type="date" autoComplete="bday" {...form.field('dateOfBirth')} />
      {picturesFor(documentType).map((kind) => (
        <FileSlot
          key={kind}
          {...pictures[kind]}
          types={kind === 'selfie' ? photoTypes : ['application/pdf', ...photoTypes]}
          typeWords={kind === 'selfie' ? 'JPEG or PNG' : 'PDF, JPEG or PNG'}
          file={files.find((file) => file.kind === kind)}
          error={asked && missing.includes(kind) ? 'We need this one' : undefined}
          send={(file, onProgress) => uploadCheckFile(kind, file, onProgress)}
          takeBack={deleteCheckFile}
          onPut={(put) => onFiles([...files.filter((file) => file.kind !== put.kind), put])}
          onDrop={(dropped) => onFiles(files.filter(({ id }) => id !== dropped.id))}
        />
      ))}
      <p className="text-13 text-ink-soft">
        Only our team looks at them. They are deleted 30 days after the decision, and nobody else on Waybill ever sees them.
      </p>
      <Button type="submit" full busy={form.busy}>
        Submit
      </Button>
    </form>
  );
}

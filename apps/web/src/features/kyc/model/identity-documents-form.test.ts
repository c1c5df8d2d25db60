import { picturesFor } from '@waybill/contract/kyc/documents';
import { describe, expect, it } from 'vitest';
import { checkWire } from '../../../forms/check-wire.ts';
import { documentsSchema, missingPictures } from './identity-documents-form.ts';

describe('the pictures somebody is asked for', () => {
  it('are those of both sides, and of the front alone where there is no other', () => {
    expect(picturesFor('drivers-licence')).toEqual(['front', 'back', 'selfie']);
    expect(picturesFor('passport')).toEqual(['front', 'selfie']);
    expect(picturesFor('nin')).toEqual(['front', 'selfie']);
    expect(picturesFor('')).toEqual(['front', 'selfie']);
  });

  it('are missing until they are there; one too many does no harm', () => {
    expect(missingPictures('voters-card', [{ kind: 'front' }])).toEqual(['back', 'selfie']);
    expect(missingPictures('passport', [{ kind: 'front' }, { kind: 'back' }, { kind: 'selfie' }])).toEqual([]);
  });
});

describe('the details of an identity document', () => {
  it('are asked for field by field', () => {
    const { mistakes } = checkWire(documentsSchema, {
      documentType: '',
      documentNumber: '',
      nameOnDocument: ' ',
      dateOfBirth: '',
    });
    expect(Object.fromEntries(mistakes ?? [])).toEqual({
      documentType: 'Please choose what you will show us',
      documentNumber: 'Please enter the number of your document',
      nameOnDocument: 'Please enter your name as the document has it',
      dateOfBirth: 'Please enter your date of birth',
    });
  });
});

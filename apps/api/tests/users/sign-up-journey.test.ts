import { sendOtp } from '@waybill/contract/identity/send-otp';
import { verifyOtp } from '@waybill/contract/identity/verify-otp';
import { deleteDocument } from '@waybill/contract/kyc/delete-document';
import { uploadDocument } from '@waybill/contract/kyc/upload-document';
import { createDispatchPartner } from '@waybill/contract/users/create-dispatch-partner';
import { createUser } from '@waybill/contract/users/create-user';
import { getUser } from '@waybill/contract/users/get-user';
import { updateUser } from '@waybill/contract/users/update-user';
import { setPin } from '@waybill/contract/wallet/set-pin';
import { describe, expect, it } from 'vitest';
import { nextMessage } from '../support/mailbox.ts';
import { newBusiness, newcomer, newcomerAbroad } from '../support/people.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

describe('the next step of signing up', () => {
  const world = useWorld();

  async function nextStep(visitor: Visitor): Promise<string | null> {
    const { result } = await visitor.call(getUser, { params: { uid: visitor.session.userId } });
    return result.relation === 'self' ? result.nextSignupStep : 'somebody else';
  }

  async function enterCode(visitor: Visitor, to: string, channel: 'sms' | 'email'): Promise<void> {
    await visitor.call(sendOtp, { body: {} });
    const { code } = await nextMessage(world, to, channel);
    expect((await visitor.call(verifyOtp, { body: { otpCode: code } })).status).toBe(200);
  }

  const pdf = () => new File(['%PDF-1.4 a certificate'], 'certificate.pdf');

  it('takes a person in Nigeria from the code by SMS to the PIN to nothing', async () => {
    const visitor = world.visitor();
    const details = newcomer();
    visitor.actAs((await visitor.call(createUser, { body: details })).result);
    expect(await nextStep(visitor)).toBe('Otp');
    expect((await visitor.call(setPin, { body: { newPin: '2806' } })).problem.code).toBe('verification_required');
    await enterCode(visitor, details.phoneNumber, 'sms');
    expect(await nextStep(visitor)).toBe('TransactionPin');
    await visitor.call(setPin, { body: { newPin: '2806', password: details.password } });
    expect(await nextStep(visitor)).toBeNull();
  });

  it('takes a person abroad through a code by email', async () => {
    const visitor = world.visitor();
    const details = newcomerAbroad();
    visitor.actAs((await visitor.call(createUser, { body: details })).result);
    expect(await nextStep(visitor)).toBe('Otp');
    const before = await visitor.call(sendOtp, { body: {} });
    expect(before.result.channel).toBe('email');
    const { code } = await nextMessage(world, details.email, 'email');
    await visitor.call(verifyOtp, { body: { otpCode: code } });
    expect(await nextStep(visitor)).toBe('TransactionPin');
  });

  it('takes a business through code, representative, documents and PIN; a document is taken back until all are there', async () => {
    const visitor = world.visitor();
    const details = newBusiness();
    visitor.actAs((await visitor.call(createDispatchPartner, { body: details })).result);
    expect(await nextStep(visitor)).toBe('Otp');
    expect((await visitor.call(uploadDocument, { body: { kind: 'registration' }, file: pdf() })).problem.code).toBe(
      'verification_required',
    );
    await enterCode(visitor, details.businessPhoneNumber, 'sms');
    expect(await nextStep(visitor)).toBe('BusinessRepInfo');
    await visitor.call(updateUser, { body: { businessRepName: 'Halima Yusuf', businessRepRole: 'Director' } });
    expect(await nextStep(visitor)).toBe('BusinessRepInfo');
    await visitor.call(updateUser, { body: { businessRepCity: 'Abuja' } });
    expect(await nextStep(visitor)).toBe('Documents');
    const send = (kind: string) => visitor.call(uploadDocument, { body: { kind }, file: pdf() });
    const takeBack = (documentId: string) => visitor.call(deleteDocument, { params: { documentId } });
    const { result: first } = await send('registration');
    await send('address');
    expect(await nextStep(visitor)).toBe('Documents');
    await takeBack(first.id);
    await send('registration');
    const { result } = await send('representative');
    expect(await nextStep(visitor)).toBe('TransactionPin');
    await visitor.call(setPin, { body: { newPin: '2806', password: details.password } });
    expect(await nextStep(visitor)).toBeNull();
    expect((await takeBack(result.id)).problem.code, 'our people look at it now').toBe('check_under_way');
    expect(await nextStep(visitor)).toBeNull();
  });
});

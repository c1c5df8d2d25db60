// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { clearTypedData } from './clear-typed-data.ts';
import { draftOf } from './drafts.ts';
import { requestKey } from './request-key.ts';

it('removes drafts and request keys at sign-out, and leaves the app’s settings and waiting codes of anybody', () => {
  const draft = draftOf('package.usr_1', { receiverPhoneNumber: '' });
  draft.write(localStorage, { receiverPhoneNumber: '+2348031239876' });
  draftOf('post.usr_1', { message: '' }).write(localStorage, { message: 'Hello' });
  requestKey(localStorage, 'package.usr_1', { receiverPhoneNumber: '+2348031239876' });
  localStorage.setItem('waybill.claims.usr_2', '[{"code":"123456"}]');
  localStorage.setItem('waybill.ui', '{"onboardingSeen":true}');
  clearTypedData(localStorage);
  expect(Object.keys(localStorage)).toEqual(['waybill.claims.usr_2', 'waybill.ui']);
  expect(draft.resume(localStorage)).toEqual({ receiverPhoneNumber: '' });
});

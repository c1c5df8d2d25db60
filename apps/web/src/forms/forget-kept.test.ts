// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { draftOf } from './drafts.ts';
import { forgetKept } from './forget-kept.ts';
import { requestKey } from './request-key.ts';

it('leaves nothing of what was written, and keeps how the app is set up and the codes that wait, whosever they are', () => {
  const draft = draftOf('package.usr_1', { receiverPhoneNumber: '' });
  draft.write(localStorage, { receiverPhoneNumber: '+2348031239876' });
  draftOf('post.usr_1', { message: '' }).write(localStorage, { message: 'Hello' });
  requestKey(localStorage, 'package.usr_1', { receiverPhoneNumber: '+2348031239876' });
  localStorage.setItem('waybill.claims.usr_2', '[{"code":"123456"}]');
  localStorage.setItem('waybill.ui', '{"onboardingSeen":true}');
  forgetKept(localStorage);
  expect(Object.keys(localStorage)).toEqual(['waybill.claims.usr_2', 'waybill.ui']);
  expect(draft.resume(localStorage)).toEqual({ receiverPhoneNumber: '' });
});

export { ConfirmIdentity } from './components/confirm-identity.tsx';
export { ConfirmIdentityLater } from './components/confirm-identity-later.tsx';
export { PasskeyAdd } from './components/passkey-add.tsx';
export { PasskeyConfirm } from './components/passkey-button.tsx';

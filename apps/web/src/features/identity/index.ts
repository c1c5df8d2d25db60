export { ConfirmIdentityLater } from './components/confirm-identity-later.tsx';

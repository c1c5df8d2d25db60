export { KycNotice } from './components/kyc-notice.tsx';

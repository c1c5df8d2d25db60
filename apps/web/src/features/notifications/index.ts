export { refreshUnseen } from './model/refresh-unseen.ts';

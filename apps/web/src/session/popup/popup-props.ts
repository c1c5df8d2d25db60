import type { OpenPopupView, PopupParams } from './popup-views.ts';

export type PopupProps = {
  params: PopupParams;
  close: () => void;
  open: (view: OpenPopupView, params?: PopupParams) => void;
};

import picture from '../../../ui/drawings/front.svg';

/** A waybill on its way: one slip, three stamps. A file of its own, which takes its colours from the page. */
export function FrontPicture() {
  return (
    <svg viewBox="0 0 480 360" aria-hidden="true" className="front-picture">
      <use href={`${picture}#drawing`} />
    </svg>
  );
}

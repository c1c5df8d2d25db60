import { amountDigits, currencies, toMinor } from '@waybill/contract/money';
import { orderStatus } from '@waybill/contract/orders/enums';
import type { TrackingView } from '@waybill/contract/orders/get-tracking';
import { isHandoverAhead, isRunning } from '@waybill/contract/orders/status-groups';
import { spellTrackingId } from '@waybill/contract/orders/tracking-id';
import { publicStepWords, trackingWords } from '@waybill/contract/orders/tracking-words';
import type { Place } from '@waybill/contract/places/place';
import { momentInLagos } from '../../../platform/moment-in-lagos.ts';
import { Html, html } from './html.ts';

/** How a page looks, and whom one asks. */
export type PageLook = {
  readonly shopName: string;
  readonly colour: string;
  readonly logoUrl: string | undefined;
  readonly website: string;
  readonly phone: string;
  readonly whatsapp: string;
};

export type PageOf = {
  readonly look: PageLook | undefined;
  /** Shown in a frame of another site. */
  readonly isEmbedded: boolean;
  /** Username of the shop whose look goes along to the next page. */
  readonly shop: string | undefined;
};

export type Page = { readonly title: string; readonly description: string; readonly body: Html };

/** Where a parcel is, for anybody who has its number: field by field, nothing that is not written here leaves. */
export function parcelPage(view: TrackingView, of: PageOf): Page {
  const words = trackingWords(view);
  const number = spellTrackingId(view.trackingId);
  const [from, to] = [townOf(view.from), townOf(view.to)];
  const isUnderWay = isRunning(view.orderStatus) || view.orderStatus === orderStatus.Requested;
  const body = html`<p class="soft">Parcel <span class="number">${number}</span></p>
<h1>${words.title}</h1><p>${words.text}</p>
<dl><dt>From</dt><dd>${from}</dd><dt>To</dt><dd>${to}</dd>${facts(view)}</dl>
<div class="acts">${isUnderWay ? html`<a class="main" href="${addressOf(view.trackingId, of)}">Look again</a>` : undefined}
<a href="/track/${view.trackingId}"${elsewhere(of)}>${isHandoverAhead(view.orderStatus) ? 'Map, calling and notes' : 'See it on the map'}</a></div>
<p class="soft">Did you send it, or do you carry it? <a href="/orders/number/${view.trackingId}"${elsewhere(of)}>Open the order</a></p>
<h2>What happened</h2><ol>${view.events.map(step)}</ol><p class="soft">Times are those of Lagos.</p>
${helpWith(of)}`;
  return {
    title: `${words.title}: parcel ${number}`,
    description: `From ${from} to ${to}. ${words.text}`,
    body,
  };
}

function facts({ shipmentDate, arrivalWindow, estimatedArrival, toCollect, orderStatus: status }: TrackingView): readonly Html[] {
  const rows: [string, string][] = [];
  if (arrivalWindow) rows.push(['Expected', `${moment(arrivalWindow.earliest)} to ${moment(arrivalWindow.latest)}`]);
  else if (estimatedArrival) rows.push(['Expected', `about ${moment(estimatedArrival)}`]);
  else if (status === orderStatus.Requested || status === orderStatus.Accepted) rows.push(['Travels on', day(shipmentDate)]);
  if (toCollect)
    rows.push([
      'To pay at the door',
      `${currencies[toCollect.currency].symbol}${amountDigits(toMinor(toCollect.amount))}, to Waybill`,
    ]);
  return rows.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`);
}

function step({ what, at }: TrackingView['events'][number]): Html {
  return html`<li>${publicStepWords(what)}<time datetime="${at}">${moment(at)}</time></li>`;
}

function helpWith({ look, ...of }: PageOf): Html {
  const digits = (number: string) => number.replace(/\D/g, '');
  return html`<h2>Something wrong?</h2><p>${look ? html`Ask ${look.shopName}, who sent it or brings it.` : 'Ask whoever sent it to you.'} Nobody who is honest asks for your six-digit code by phone or chat: it is for the carrier at your door.</p>
<div class="acts">${look?.phone ? html`<a href="tel:${look.phone}"${elsewhere(of)}>Call ${look.shopName}</a>` : undefined}
${look?.whatsapp ? html`<a href="https://wa.me/${digits(look.whatsapp)}"${elsewhere(of)}>WhatsApp</a>` : undefined}
<a href="/help"${elsewhere(of)}>Help from Waybill</a></div>`;
}

/** Where a number is typed; said again where nobody knows it. */
export function searchPage(of: PageOf, typed: string | undefined): Page {
  const problem =
    typed === undefined
      ? undefined
      : html`<p role="alert" id="wrong">We cannot find that number. Please check it against the message you got.</p>`;
  const body = html`<h1>Where is my parcel?</h1>${problem}
<form action="/t" method="get"><label for="number">Tracking number</label>
<input id="number" name="number" value="${typed ?? ''}" maxlength="40" required autocomplete="off" autocapitalize="characters" spellcheck="false"${problem ? new Html(' aria-invalid="true" aria-describedby="wrong"') : undefined}>
${of.isEmbedded ? new Html('<input type="hidden" name="embed">') : undefined}${of.shop === undefined ? undefined : html`<input type="hidden" name="shop" value="${of.shop}">`}<button>Track it</button></form>
<p class="soft">It has nine letters and figures, such as 7K3 M9Q XPC, and stands in your message and on the parcel.</p>${typed === undefined ? undefined : helpWith(of)}`;
  return { title: 'Where is my parcel?', description: 'Enter the tracking number. You need no account.', body };
}

/** The page of a number, in the same view. */
function addressOf(trackingId: string, { isEmbedded }: Pick<PageOf, 'isEmbedded'>): string {
  return `/t/${trackingId}${isEmbedded ? '?embed' : ''}`;
}

/** From within a frame, everything else opens in a page of its own: our other pages stand in no frame. */
function elsewhere({ isEmbedded }: Pick<PageOf, 'isEmbedded'>): Html | undefined {
  return isEmbedded ? new Html(' target="_blank" rel="noopener"') : undefined;
}

export function headerOf({ look, ...of }: PageOf): Html {
  const name = look
    ? html`<p>${look.website ? html`<a href="${look.website}" rel="nofollow noopener"${elsewhere(of)}>${look.shopName}</a>` : look.shopName}</p>`
    : html`<p><a href="/"${elsewhere(of)}>Waybill</a></p>`;
  return html`<header><div>${look?.logoUrl ? html`<img src="${look.logoUrl}" alt="" width="44" height="44">` : undefined}${name}</div></header>`;
}

export function footerOf({ look, ...of }: PageOf): Html {
  return html`<footer>${look ? html`${look.shopName} sends with <a href="/welcome"${elsewhere(of)}>Waybill</a>. ` : undefined}<a href="/t${of.isEmbedded ? '?embed' : ''}">Another number</a></footer>`;
}

/** The town, and nothing nearer; where a place has none, the state or the country. */
function townOf({ city, state, countryCode }: Place): string {
  return city || state || countryCode;
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

const moment = (at: string) => momentInLagos(new Date(at));
const day = (date: string) => dayFormat.format(new Date(date)).replace(',', '');

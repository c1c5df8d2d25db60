import type { QueryClient } from '@tanstack/react-query';
import type { RoomView } from '@waybill/contract/chat/room-view';
import type { OrderView } from '@waybill/contract/orders/order-view';
import type { PassingEvent, RealtimeEvent } from '@waybill/contract/realtime/events';
import type { AppState } from '../../session/app-state.ts';
import { orderHref, paths } from '../../session/paths.ts';
import { readPopup, withPopup } from '../../session/popup/popup-address.ts';
import type { OpenPopupView, PopupParams } from '../../session/popup/popup-views.ts';
import { ui } from '../../session/ui/ui-state.ts';
import { toast } from '../../ui/toast.tsx';
import { getDeliveryRequestInfoQuery } from './api/get-delivery-request-info.ts';
import { getExpressDeliveryRequestInfoQuery } from './api/get-express-delivery-request-info.ts';
import { getOrderQuery } from './api/get-order.ts';
import { feeToast } from './model/fee-toast.ts';
import { orderToast } from './model/order-toast.ts';
import { otherOf, wayWords } from './model/order-words.ts';
import { soundPaid } from './model/ring-tone.ts';
import { rings } from './model/rings-state.ts';

export type OrdersEvent = Extract<
  RealtimeEvent | PassingEvent,
  { type: `order.${string}` | `negotiation.${string}` | `express.${string}` }
>;

/** Something happened to an order, a fee or an express parcel: what shows it loads again, and what does not show is told. */
export async function handleOrdersEvent(
  queries: QueryClient,
  event: OrdersEvent,
  app: AppState,
  onChanged?: (order: OrderView) => void,
): Promise<void> {
  switch (event.type) {
    case 'order.moved':
      return followCarrier(queries, event);
    case 'order.changed':
      return handleOrderEvent(queries, event, app, onChanged);
    case 'negotiation.changed':
      return handleFeeEvent(queries, event, app);
    case 'express.ringing':
      void queries.invalidateQueries({ queryKey: ['express'] });
      return handleRing(queries, event, app);
    case 'express.over':
      void queries.invalidateQueries({ queryKey: ['express'] });
      return rings.end(event.packageId, event.why);
    case 'express.progress':
      return handleSearchEvent(queries, event, app);
  }
}

type Event<Type> = Extract<OrdersEvent, { type: Type }>;

function followCarrier(queries: QueryClient, { orderId, latitude, longitude, at }: Event<'order.moved'>): void {
  queries.setQueryData<OrderView>(['orders', 'one', orderId], (order) => {
    // Words of the stream may overtake each other.
    if (!order || (order.position && order.position.at >= at)) return order;
    return { ...order, position: { latitude, longitude, at } };
  });
}

async function handleOrderEvent(
  queries: QueryClient,
  { orderId, what }: Event<'order.changed'>,
  app: AppState,
  onChanged?: (order: OrderView) => void,
): Promise<void> {
  const order = { queryKey: ['orders', 'one', orderId] };
  await queries.cancelQueries(order);
  for (const queryKey of [['orders'], ['express'], ['wallet'], ['earnings'], ['timeline', 'item'], ['timeline', 'bookings']])
    void queries.invalidateQueries({ queryKey });
  ui.ordersChanged();
  const wasOpen = isOrderOpen(app, orderId);
  try {
    const changed = await queries.fetchQuery({ ...getOrderQuery(orderId), staleTime: 0 });
    onChanged?.(changed);
    // Heard wherever in the app the carrier is looking while they wait.
    if (what === 'paid' && changed.role === 'carrier') soundPaid(orderId);
    if (wasOpen) return;
    // Taken in another window of one’s own: there is nothing left to answer.
    rings.answered(changed.packageId);
    // Shown large by the search that is open, which then leads to the order; or one has come there meanwhile.
    const isSeen =
      isOpen(app, 'ExpressDeliveryList', { packageId: changed.packageId }) ||
      isOrderOpen(app, orderId) ||
      // It says of every parcel what became of it; so does a rider’s day, of which a round changes a dozen at once.
      app.read().pathname === paths.board ||
      app.read().pathname === paths.today;
    const isInRoom = what.startsWith('order.') && isInRoomWith(queries, otherOf(changed).id, app);
    const words = isSeen || isInRoom ? undefined : orderToast(changed, what);
    if (words) showToast(app, words.title, `${wayOf(changed.package)}. ${words.text}`, 'OrderDetails', { orderId });
  } catch {
    // Nobody asked for this, so nobody is told that it failed.
  }
}

async function handleFeeEvent(queries: QueryClient, event: Event<'negotiation.changed'>, app: AppState): Promise<void> {
  const { packageId, otherPartyId: userId, what } = event;
  for (const queryKey of [
    // Under the carrier’s id as well as the sender’s: either leads to the same conversation.
    ['orders', 'negotiation', packageId],
    ['orders', 'active-negotiations'],
    ['orders', 'list'],
    ['timeline', 'item'],
  ])
    void queries.invalidateQueries({ queryKey });
  ui.ordersChanged();
  const params = { packageId, userId };
  if ([userId, app.userId].some((id) => isOpen(app, 'MessageRequestDetails', { packageId, userId: id }))) return;
  if (isInRoomWith(queries, userId, app)) return;
  try {
    const request = getDeliveryRequestInfoQuery(packageId, userId, app.userId);
    const { negotiation, package: parcel } = await queries.fetchQuery({ ...request, staleTime: 0 });
    const words = feeToast(negotiation, what);
    if (words) showToast(app, words.title, `${wayOf(parcel)}. ${words.text}`, 'MessageRequestDetails', params);
  } catch {
    // As above.
  }
}

/** Starts a ring. Missed events arrive late: one whose time seems over is looked up, as the phone’s clock may be wrong. */
async function handleRing(queries: QueryClient, event: Event<'express.ringing'>, { userId }: AppState): Promise<void> {
  const { packageId, until } = event;
  if (Date.parse(until) > Date.now()) return rings.start(packageId, until);
  try {
    const request = await queries.fetchQuery({ ...getExpressDeliveryRequestInfoQuery(packageId, userId), staleTime: 0 });
    if (request?.ringsUntil) rings.start(packageId, request.ringsUntil);
  } catch {
    // As above.
  }
}

function handleSearchEvent(queries: QueryClient, { packageId, what }: Event<'express.progress'>, app: AppState): void {
  for (const queryKey of [['express'], ['orders', 'list', 'my-packages']]) void queries.invalidateQueries({ queryKey });
  if (isOpen(app, 'ExpressDeliveryList', { packageId })) return;
  if (what === 'nobody')
    showToast(app, 'No rider took your parcel', 'Ring again, raise the fee, or make it ordinary.', 'ExpressDeliveryList', {
      packageId,
    });
}

/** Every fee and every step stands in the room of the two, where it has just come by itself. */
function isInRoomWith(queries: QueryClient, userId: string, { read }: AppState): boolean {
  const { pathname, search } = read();
  const roomId = pathname === paths.chat ? new URLSearchParams(search).get('roomId') : null;
  const room = roomId === null ? undefined : queries.getQueryData<RoomView>(['chat', 'room', roomId]);
  return room?.members.some((member) => member.userId === userId) === true;
}

/** Whether the order is on the screen: in its sheet, or on its page. */
function isOrderOpen(app: AppState, orderId: string): boolean {
  return isOpen(app, 'OrderDetails', { orderId }) || app.read().pathname === orderHref(orderId);
}

function isOpen({ read }: AppState, view: OpenPopupView, wanted: PopupParams): boolean {
  const popup = readPopup(read().search);
  return popup.view === view && Object.entries(wanted).every(([name, value]) => popup.params[name] === value);
}

/** Names the parcel that a notice is about: another may be on the screen. */
function wayOf({ pickupAddressJson, dropOffAddressJson }: OrderView['package']): string {
  return wayWords({ pickup: pickupAddressJson.label, dropOff: dropOffAddressJson.label });
}

function showToast(app: AppState, title: string, text: string, view: OpenPopupView, params: PopupParams): void {
  toast.asking(title, text, {
    label: 'View',
    act: () => {
      const { pathname, search } = app.read();
      app.go(pathname + withPopup(search, view, params));
    },
  });
}

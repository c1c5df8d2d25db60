import type { Place } from '@waybill/contract/places/place';
import * as z from 'zod/mini';

/** A place that came out of a search: it is one or it is not. The server looks inside. */
export const chosenPlace = z.custom<Place>(
  (value) => typeof value === 'object' && value !== null,
  'Please choose a place from the list',
);

/** Typed arrays answer `undefined` outside of their bounds; the search never asks there. One function for each kind of array: V8 then inlines them. */
export const real = (array: Float64Array, index: number): number => array[index] ?? Number.NaN;
export const whole = (array: Int32Array, index: number): number => array[index] ?? -1;

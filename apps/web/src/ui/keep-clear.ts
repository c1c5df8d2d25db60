/** What a message must not lie on: the button that leads on, fields for a PIN or a code, and a code to be read. */
const precious = '.button-primary, .code-slot, [data-keep-clear]';

type Side = 'top' | 'bottom';

/**
 * The side of the screen where a layer of this height covers nothing precious; the wanted one where both do. `root` is what can be
 * reached now: the open sheet, or the page.
 */
export function clearSide(root: ParentNode, layer: HTMLElement, wanted: Side): Side {
  const { offsetHeight: height } = layer;
  const edges = getComputedStyle(layer);
  const margin = (side: Side) => Number.parseFloat(edges.getPropertyValue(`--from-${side}`)) || 0;
  const bands = {
    top: [margin('top'), margin('top') + height],
    bottom: [innerHeight - margin('bottom') - height, innerHeight - margin('bottom')],
  } as const;
  const covers = (side: Side) => {
    const [from, to] = bands[side];
    return [...root.querySelectorAll(precious)].some((element) => {
      const box = element.getBoundingClientRect();
      return box.height > 0 && box.top < to && box.bottom > from && !layer.contains(element);
    });
  };
  const other = wanted === 'top' ? 'bottom' : 'top';
  return covers(wanted) && !covers(other) ? other : wanted;
}

/** One line of HTML each, for a shop’s own site. Nothing of ours runs in it: the page stands in a frame. */
export function boxLine(origin: string, username: string): string {
  return frameOf(`${origin}/t?embed&amp;shop=${username}`, 'Track a parcel', 420);
}

export function parcelLine(origin: string): string {
  return frameOf(`${origin}/t/TRACKING-NUMBER?embed`, 'Where the parcel is', 640);
}

function frameOf(address: string, title: string, height: number): string {
  return `<iframe src="${address}" title="${title}" loading="lazy" style="width:100%;height:${height}px;border:0"></iframe>`;
}

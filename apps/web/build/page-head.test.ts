import { describe, expect, it } from 'vitest';
import { headOf, sitemapOf } from './page-head.ts';

const page = { path: '/welcome', title: 'Send it · Waybill', html: '', description: 'Parcels & "people" <here>' };

describe('the head of a page', () => {
  it('describes it to search engines and chats, escaped', () => {
    const head = headOf(page);
    expect(head).toContain('<meta name="description" content="Parcels &#38; &#34;people&#34; &#60;here&#62;">');
    expect(head).toContain('<meta property="og:title" content="Send it · Waybill">');
    expect(head).toContain('<meta property="og:image" content="{{origin}}/icons/link.png">');
    expect(head).toContain('<link rel="canonical" href="{{origin}}/welcome">');
  });

  it('cannot be left by what its data says', () => {
    const head = headOf({ ...page, structuredData: () => ({ name: '</script><script>' }) });
    expect(head.match(/<\/?script/g)).toHaveLength(2);
  });

  it('is empty where nobody needs to find the page, and has no address of its own where there are many', () => {
    expect(headOf({ ...page, description: undefined })).toBe('');
    expect(headOf({ ...page, path: '/shared/:id' })).not.toContain('canonical');
  });

  it('stands in the sitemap with the pages that are one', () => {
    const map = sitemapOf([page, { ...page, path: '/shared/:id' }, { ...page, path: '/unsubscribe', description: undefined }]);
    expect(map.match(/<loc>[^<]*/g)).toEqual(['<loc>{{origin}}/welcome']);
  });
});

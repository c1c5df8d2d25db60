import type { SaleView } from '@waybill/contract/sales/sale-view';
import Copy from 'lucide-react/icons/copy';
import CopyCheck from 'lucide-react/icons/copy-check';
import MessageCircle from 'lucide-react/icons/message-circle';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { formatMoney } from '../../../../ui/format-money.ts';
import { minorOf } from '../../../../ui/minor-of.ts';
import { share } from '../../../../ui/share.ts';
import { SquareCode } from '../../../../ui/square-code.tsx';
import { Picture } from '../../../files/index.ts';

type ShareSaleProps = { readonly sale: Pick<SaleView, 'url' | 'title' | 'price' | 'currency' | 'image' | 'code'> };

/** The link, to be copied, sent, or held under a camera; and what it looks like in a chat. */
export function ShareSale({ sale }: ShareSaleProps) {
  const { url, title } = sale;
  const price = formatMoney(minorOf(sale.price), sale.currency);
  const words = `${title}, ${price}`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <CopyLink sale={sale} />
      <div className="flex flex-wrap gap-3">
        <Button
          className="grow px-3"
          icon={<Share2 size={20} aria-hidden="true" />}
          onClick={() => void share({ title: words, href: url, isFor: 'anybody' })}
        >
          Send the link
        </Button>
        <a
          className="button button-secondary grow px-3"
          href={`https://wa.me/?text=${encodeURIComponent(`${words}\n${url}`)}`}
          target="_blank"
          rel="noreferrer"
        >
          <MessageCircle size={20} aria-hidden="true" />
          WhatsApp
        </a>
      </div>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-[10rem_14rem]">
        <figure className="grid content-start gap-2">
          <figcaption className="caption">To scan</figcaption>
          <SquareCode
            text={url}
            label="Code with the link"
            className="aspect-square w-full rounded-field border border-line bg-white"
          />
        </figure>
        <figure className="grid min-w-0 content-start gap-2">
          <figcaption className="caption">In a chat</figcaption>
          <Preview sale={sale} price={price} />
        </figure>
      </div>
    </div>
  );
}

function Preview({ sale, price }: ShareSaleProps & { readonly price: string }) {
  return (
    <div className="overflow-hidden rounded-field border border-line bg-paper text-13">
      {sale.image ? <Picture image={sale.image} alt="" sizes="224px" className="h-20 w-full object-cover" /> : null}
      <div className="px-2.5 py-2">
        <p className="line-clamp-2 font-semibold wrap-anywhere">{sale.title}</p>
        <p>{price}</p>
        <p className="truncate text-ink-soft">{new URL(sale.url).host}</p>
      </div>
    </div>
  );
}

/** One press anywhere on it copies it; where the browser does not let pages copy, it can be selected. */
export function CopyLink({ sale: { url, code } }: { readonly sale: Pick<SaleView, 'url' | 'code'> }) {
  const [copied, setCopied] = useState(false);
  const before = url.replace(/^https?:\/\//, '').replace(new RegExp(`${code}$`), '');
  const link = (
    <span className="min-w-0 flex-1">
      <span className="block text-15 text-ink-soft wrap-anywhere">{before}</span>
      <span className="block font-mono text-28 leading-tight wrap-anywhere">{code}</span>
    </span>
  );
  if (!globalThis.navigator?.clipboard) return <p className="select-all">{link}</p>;
  async function copy() {
    await navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  }
  const Icon = copied ? CopyCheck : Copy;
  return (
    <div>
      <button type="button" className="copy-line" onClick={() => void copy()} onBlur={() => setCopied(false)}>
        <span className="sr-only">Copy the link </span>
        {link}
        <span className="flex flex-none items-center gap-1.5 text-13 font-semibold text-palm">
          <Icon size={18} aria-hidden="true" />
          <span aria-hidden="true">{copied ? 'Copied' : 'Copy'}</span>
        </span>
      </button>
      <span role="status" className="sr-only">
        {copied ? 'The link is copied' : ''}
      </span>
    </div>
  );
}

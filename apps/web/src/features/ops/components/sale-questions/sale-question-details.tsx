import { useQuery } from '@tanstack/react-query';
import type { ImageView } from '@waybill/contract/files/image-view';
import type { SaleQuestionView } from '@waybill/contract/ops/get-sale-question';
import { useState } from 'react';
import { Amount } from '../../../../ui/amount.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Facts } from '../../../../ui/facts.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { minorOf } from '../../../../ui/minor-of.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { When } from '../../../../ui/when.tsx';
import { getSaleQuestionQuery } from '../../api/get-sale-question.ts';
import { decisionWords, whoDecided } from '../../model/sale-question-words.ts';
import { CaseBar } from '../cases/case-bar.tsx';
import { Evidence } from '../disputes/evidence.tsx';
import { EvidencePictures } from '../evidence-pictures.tsx';
import { PersonLine } from '../person-line.tsx';
import { RelatedPanel } from '../related/related-panel.tsx';
import { CaseProposal } from '../second-person/case-proposal.tsx';
import { useLostFocus } from '../use-lost-focus.ts';
import { RefundBuyerSheet, ReleasePriceSheet, SplitPriceSheet } from './price-sheets.tsx';
import { PriceSum } from './price-sum.tsx';

const sheets = { refund: RefundBuyerSheet, release: ReleasePriceSheet, split: SplitPriceSheet };

/** What was sold, what the buyer says, what happened on the way, and the decisions that can be taken. */
export function SaleQuestionDetails({ saleId }: { readonly saleId: string }) {
  const query = useQuery(getSaleQuestionQuery(saleId));
  const question = query.data;
  const [deciding, setDeciding] = useState<keyof typeof sheets | null>(null);
  const outcome = useLostFocus<HTMLDivElement>(question && (question.decision?.decision ?? 'open'));
  if (!question) return <Loading query={query} failed="We could not load the sale" />;
  const Deciding = deciding && sheets[deciding];
  return (
    <>
      <CaseBar of={{ kind: 'sale-question', id: saleId }} since={question.decidedAt === null ? question.since : null} />
      <div className="ops-two">
        <Card>
          <h2 className="text-21">{question.title}</h2>
          {question.trackingId ? <p className="mt-1 font-mono text-13 text-ink-soft">{question.trackingId}</p> : null}
          {question.description ? <p className="mt-3 whitespace-pre-line wrap-anywhere">{question.description}</p> : null}
          {question.images.length > 0 ? (
            <div className="mt-4 max-w-80">
              <EvidencePictures images={question.images} alt={`Picture of ${question.title}`} />
            </div>
          ) : null}
          <section aria-labelledby="says-heading" className="mt-6">
            <h2 id="says-heading" className="text-17">
              What {question.buyerName} says
            </h2>
            <Words says={question.says} images={question.shows} alt={`${question.title}, as ${question.buyerName} got it`} />
          </section>
          <section aria-labelledby="answers-heading" className="mt-6">
            <h2 id="answers-heading" className="text-17">
              What {question.seller.fullName} answers
            </h2>
            {question.answer ? (
              <Words
                says={question.answer.says}
                images={question.answer.images}
                alt={`${question.title}, as ${question.seller.fullName} shows it`}
              />
            ) : (
              <p className="mt-2 text-ink-soft">Nothing yet. They were asked when the buyer wrote.</p>
            )}
          </section>
          <Evidence history={question.history} />
        </Card>
        <Card className="ops-side grid gap-4">
          <QuestionFacts question={question} />
          {question.decision ? null : <CaseProposal caseId={saleId} />}
          <div ref={outcome} tabIndex={-1} className="grid gap-3">
            {question.decision ? (
              <Over question={question} decision={question.decision} />
            ) : (
              <>
                <Button full onClick={() => setDeciding('split')}>
                  Split the price
                </Button>
                <Button full variant="secondary" onClick={() => setDeciding('release')}>
                  Release it to the seller
                </Button>
                <Button full variant="secondary" onClick={() => setDeciding('refund')}>
                  Refund the buyer
                </Button>
              </>
            )}
          </div>
        </Card>
        {Deciding ? <Deciding question={question} onClose={() => setDeciding(null)} /> : null}
      </div>
      <RelatedPanel people={[question.seller.id]} of={{ kind: 'sale-question', id: saleId }} className="mt-5" />
    </>
  );
}

type WordsProps = { readonly says: string; readonly images: readonly ImageView[]; readonly alt: string };

function Words({ says, images, alt }: WordsProps) {
  return (
    <>
      <p className="mt-2 max-w-prose whitespace-pre-line wrap-anywhere">“{says}”</p>
      {images.length > 0 ? (
        <div className="mt-3">
          <EvidencePictures images={images} alt={alt} />
        </div>
      ) : null}
    </>
  );
}

type OverProps = { readonly question: SaleQuestionView; readonly decision: NonNullable<SaleQuestionView['decision']> };

/** The decision: by whom and why, and the shares. */
function Over({ question, decision }: OverProps) {
  return (
    <>
      <Notice tone="info" title={whoDecided(decision)}>
        {decisionWords(decision)}
      </Notice>
      <PriceSum question={question} sums={decision} />
    </>
  );
}

function QuestionFacts({ question }: { readonly question: SaleQuestionView }) {
  const { seller, buyerName, price, currency, handedOverAt, since, decidedAt } = question;
  return (
    <Facts
      facts={[
        { caption: 'Seller', value: <PersonLine person={seller} isLink size={28} /> },
        { caption: 'Buyer', value: buyerName },
        { caption: 'Price', value: <Amount minor={minorOf(price)} currency={currency} /> },
        ...(handedOverAt ? [{ caption: 'Handed over', value: <When at={handedOverAt} /> }] : []),
        { caption: 'Since', value: <When at={since} /> },
        ...(decidedAt ? [{ caption: 'Decided', value: <When at={decidedAt} /> }] : []),
      ]}
    />
  );
}

import type { ImageView } from '@waybill/contract/files/image-view';
import type { OrderView } from '@waybill/contract/orders/order-view';
import Camera from 'lucide-react/icons/camera';
import { useState } from 'react';
import { PlainForm } from '../../../../forms/plain-form.tsx';
import { Button } from '../../../../ui/button.tsx';
import { CodeField } from '../../../../ui/code-field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { useOnline } from '../../../../ui/use-online.ts';
import { useSecondsUntil } from '../../../../ui/use-seconds-until.ts';
import { ImagePicker } from '../../../files/index.ts';
import type { ProofStep } from '../../model/proof/claims.ts';
import { proofWords } from '../../model/proof/proof-words.ts';
import { useProof } from '../../model/proof/use-proof.ts';

type ProofProps = {
  readonly order: OrderView;
  readonly to: ProofStep;
  /** `waiting`: there was no network; it is kept on this phone and sent by itself. */
  readonly onDone: (order: OrderView | 'waiting') => void;
};

type ProofSheetProps = ProofProps & { readonly open: boolean; readonly onClose: () => void };

/** The moment at the door: the other person’s code, or a photo. */
export function ProofSheet({ open, onClose, ...proof }: ProofSheetProps) {
  return (
    <Sheet title={proofWords[proof.to].title} open={open} onClose={onClose}>
      <Proof key={`${proof.order.id}.${proof.to}`} {...proof} />
    </Sheet>
  );
}

function Proof(asked: ProofProps) {
  const [withPhoto, setWithPhoto] = useState(false);
  const proof = useProof(asked);
  const { photo } = proofWords[asked.to];
  return withPhoto && photo ? (
    <PhotoForm {...asked} proof={proof} words={photo} onCode={() => setWithPhoto(false)} />
  ) : (
    <CodeForm {...asked} proof={proof} {...(photo ? { onPhoto: () => setWithPhoto(true) } : {})} />
  );
}

type FormProps = Omit<ProofProps, 'onDone'> & { readonly proof: ReturnType<typeof useProof> };

function CodeForm({ order, to, proof, onPhoto }: FormProps & { readonly onPhoto?: () => void }) {
  const online = useOnline();
  const words = proofWords[to];
  const seconds = useSecondsUntil(proof.restsUntil);
  return (
    <PlainForm onSubmit={() => void proof.sendCode()}>
      <p className="text-ink-soft">{words.ask(order)}</p>
      {seconds > 0 ? (
        <Notice tone="attention" title="This code is paused">
          There were too many wrong tries. It can be entered again in {minutesIn(seconds)}.{' '}
          {onPhoto ? 'A photo works at once.' : 'The seller can say in their app that they have it.'}
        </Notice>
      ) : (
        <>
          <CodeField
            label={words.label}
            length={6}
            autoFocus
            value={proof.code}
            onChange={proof.type}
            {...(proof.error === undefined ? {} : { error: proof.error })}
          />
          {online ? null : (
            <Notice tone="info" title="No network? Carry on.">
              We save the code on this phone with the current time and send it when you are back online.
            </Notice>
          )}
          <Button type="submit" full busy={proof.busy}>
            {words.confirm}
          </Button>
        </>
      )}
      {onPhoto ? (
        <Button variant="quiet" full icon={<Camera size={20} aria-hidden="true" />} onClick={onPhoto}>
          No code? Take a photo instead
        </Button>
      ) : null}
    </PlainForm>
  );
}

type PhotoFormProps = FormProps & {
  readonly words: { readonly title: string; readonly hint: string; readonly confirm: string };
  readonly onCode: () => void;
};

function PhotoForm({ order, proof, words, onCode }: PhotoFormProps) {
  const online = useOnline();
  const [images, setImages] = useState<readonly ImageView[]>([]);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  function send() {
    if (busy) return setError('The picture is still on its way; a moment, please');
    if (images.length === 0) return setError('Please take a photo first');
    void proof.sendPhotos(images);
  }

  function change(next: readonly ImageView[]) {
    setImages(next);
    setError(undefined);
  }

  return (
    <PlainForm onSubmit={send}>
      <h3 className="text-17">{words.title}</h3>
      {online ? (
        <ImagePicker
          userId={order.carrier.id}
          label="Photos"
          images={images}
          hint={words.hint}
          error={error}
          onChange={change}
          onBusy={setBusy}
        />
      ) : (
        <Notice tone="attention" title="A photo needs the network">
          The code works offline: ask for it, and we send it later. Or come back here when you have network.
        </Notice>
      )}
      {online ? (
        <Button type="submit" full busy={proof.busy}>
          {words.confirm}
        </Button>
      ) : null}
      <Button variant="quiet" full onClick={onCode}>
        I have the code after all
      </Button>
    </PlainForm>
  );
}

function minutesIn(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

import { useQueryClient } from '@tanstack/react-query';
import type { ImageView } from '@waybill/contract/files/image-view';
import { timelineLimits } from '@waybill/contract/timeline/enums';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { forgetRequestKey, requestKey } from '../../../../forms/request-key.ts';
import { showFailure } from '../../../../forms/show-failure.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { ImagePicker } from '../../../files/index.ts';
import { createPost } from '../../api/create-post.ts';
import { showNew } from '../../model/feed/change-everywhere.ts';
import { counted } from '../../model/feed/item-words.ts';
import { imagesFrom, postDraft } from '../../model/feed/post-draft.ts';
import { arePicturesGone, picturesGone } from '../../model/posting/pictures-gone.ts';

type PostFormProps = { readonly userId: string; readonly onClose: () => void };

const few = 200;

/** Words, pictures, or both. Kept in this browser until it is sent, so that closing loses nothing. */
export function PostForm({ userId, onClose }: PostFormProps) {
  const { message, setMessage, images, setImages, forget } = usePostDraft(userId);
  const [uploading, setUploading] = useState(false);
  const [error, setError] = useState<string>();
  const { busy, send } = useSending();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const left = timelineLimits.post - message.length;

  async function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (uploading) return toast.info('A moment', 'Your pictures are still on their way.');
    if (message.trim() === '' && images.length === 0) {
      field.current?.focus();
      return setError('Please write something or add a picture');
    }
    const outcome = await send(message.trim(), images);
    if (outcome === 'pictures gone') {
      setImages([]);
      setError(picturesGone);
    }
    if (outcome !== 'sent') return;
    forget();
    onClose();
  }

  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit(event);
      }}
    >
      <TextAreaField
        ref={field}
        label="What’s happening on the road?"
        rows={4}
        maxLength={timelineLimits.post}
        value={message}
        error={error}
        onChange={(event) => {
          setMessage(event.target.value);
          setError(undefined);
        }}
      />
      <ImagePicker userId={userId} images={images} onChange={setImages} onBusy={setUploading} />
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p role="status" className="mr-auto text-13 text-ink-soft tabular">
          {left <= few ? `${counted(left, 'character', 'characters')} left` : ''}
        </p>
        <Button variant="quiet" onClick={onClose}>
          Later
        </Button>
        <Button type="submit" busy={busy}>
          Post it
        </Button>
      </div>
    </form>
  );
}

function usePostDraft(userId: string) {
  const [draft] = useState(() => postDraft(userId));
  const [stored] = useState(() => draft.resume(localStorage));
  const [message, setMessage] = useState(stored.message);
  const [images, setImages] = useState(() => imagesFrom(stored.images));
  const sent = useRef(false);
  useEffect(() => {
    if (!sent.current) draft.write(localStorage, { message, images: images.length === 0 ? '' : JSON.stringify(images) });
  }, [draft, message, images]);
  function forget() {
    sent.current = true;
    draft.clear(localStorage);
  }
  return { message, setMessage, images, setImages, forget };
}

function useSending() {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  // Beside the state, which a second press in the same moment would not see yet.
  const running = useRef(false);

  async function send(message: string, images: readonly ImageView[]): Promise<'sent' | 'refused' | 'pictures gone'> {
    if (running.current) return 'refused';
    running.current = true;
    setBusy(true);
    const body = { message, imageIdList: images.map(({ publicId }) => publicId) };
    try {
      const item = await createPost(body, requestKey(sessionStorage, 'post', body));
      forgetRequestKey(sessionStorage, 'post');
      showNew(queries, item);
      toast.success('Posted');
      return 'sent';
    } catch (failure) {
      if (arePicturesGone(failure)) return 'pictures gone';
      showFailure(failure);
      return 'refused';
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { busy, send };
}

import type { ImageView } from '@waybill/contract/files/image-view';
import { useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { sourcesOf } from '../model/picture-sources.ts';

type PictureProps = {
  readonly image: ImageView;
  readonly alt: string;
  /** The width it will be shown at, as `sizes` of an image: `(min-width: 48rem) 640px, 100vw`. */
  readonly sizes: string;
  readonly className?: string;
};

/** Its place is kept from the start, with a few blurred pixels in it until the picture is there. */
export function Picture({ image, alt, sizes, className }: PictureProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'missing'>('loading');
  const smallest = image.sizes[0]?.url;
  if (state === 'missing')
    return (
      <span role="img" aria-label={alt} className={classNames('picture-missing', className)}>
        This picture could not be loaded
      </span>
    );
  return (
    <img
      src={smallest}
      srcSet={sourcesOf(image)}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={classNames('picture-frame', className)}
      // Gone once it is there: behind a see-through picture it would shine through.
      style={state === 'loading' ? { backgroundImage: `url("${image.placeholder}")` } : undefined}
      onLoad={() => setState('shown')}
      onError={() => setState('missing')}
    />
  );
}

import type { Cover } from '@serai/contract/articles';
import { Picture } from '@serai/ui/picture';
import { useAsset } from '../../platform/session/use-asset.ts';
import { usePicture } from '../../platform/session/use-picture.ts';
import { Dusk } from './dusk.tsx';

interface ArticleCoverProps {
  cover: Cover | null;
  /** Of the article: one without a picture has always the same drawn one. */
  seed: number;
  /** How wide it stands on the page, as `sizes` wants it. */
  sizes: string;
  early?: boolean;
  /** Gives the frame its size. */
  className: string;
}

/** The picture of an article, or a drawn one. Decorative: the title beside it speaks. */
export function ArticleCover({ cover, seed, sizes, early = false, className }: ArticleCoverProps) {
  const source = usePicture();
  const asset = useAsset();
  if (cover && 'url' in cover)
    return (
      <span className={`relative block overflow-hidden bg-sunken ${className}`}>
        <img
          src={asset(cover.url)}
          alt=""
          loading={early ? 'eager' : 'lazy'}
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      </span>
    );
  return (
    <Picture
      source={source(cover?.picture)}
      alt=""
      sizes={sizes}
      early={early}
      neutral={<Dusk seed={seed} />}
      className={className}
    />
  );
}

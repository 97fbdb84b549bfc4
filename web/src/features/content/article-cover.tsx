import type { Cover } from '@serai/contract/content/articles';
import { Picture } from '@serai/ui/picture';
import { useAsset } from '../../platform/session/use-asset.ts';
import { usePicture } from '../../platform/session/use-picture.ts';
import { Dusk } from './dusk.tsx';

interface ArticleCoverProps {
  cover: Cover | null;
  /** Seed of the article: without a picture it always gets the same generated one. */
  seed: number;
  /** Displayed width, in the syntax of `sizes`. */
  sizes: string;
  early?: boolean;
  /** Gives the frame its size. */
  className: string;
}

/** Picture of an article, or a generated one. Decorative: the title is beside it. */
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

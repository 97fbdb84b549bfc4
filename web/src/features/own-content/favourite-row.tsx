import type { Favourite } from '@serai/contract/content/favourites';
import { Picture } from '@serai/ui/picture';
import { Tag } from '@serai/ui/tag';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useDates } from '../../platform/format/dates.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { usePicture } from '../../platform/session/use-picture.ts';
import { ArticleCover } from '../content/article-cover.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { HotelNote } from '../favourites/hotel-note.tsx';

/** One favourite: its link, its kind, and the heart that removes it. */
export function FavouriteRow({ favourite }: { favourite: Favourite }) {
  const t = usePhrases('own-content');
  const { day } = useDates();
  const shown = useShown(favourite);
  if (!shown) return null;
  const { id, title, href, facts, picture } = shown;
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)_auto] items-center gap-x-4 py-3">
      {picture}
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <h2 className="min-w-0 font-strong [overflow-wrap:anywhere]">
            {favourite.gone ? (
              <span className="text-muted">{title}</span>
            ) : (
              <Link to={href} className="underline-offset-4 hover:text-teal hover:underline">
                {title}
              </Link>
            )}
          </h2>
          {favourite.gone && <Tag>{t(favourite.kind === 'hotel' ? 'hotelGone' : 'takenOffline')}</Tag>}
        </div>
        <p className="text-caption text-muted [overflow-wrap:anywhere]">{facts}</p>
        <p className="text-caption text-muted">{t('keptOn', { date: day(favourite.created_at) })}</p>
        {favourite.hotel && <HotelNote id={id} name={title} known={favourite.hotel.note} />}
      </div>
      <FavouriteButton staysListed kind={favourite.kind} id={id} name={title} />
    </li>
  );
}

interface Shown {
  id: number;
  title: string;
  href: string;
  facts: string;
  picture: ReactNode;
}

function useShown({ hotel, article }: Favourite): Shown | null {
  const t = usePhrases('own-content');
  const source = usePicture();
  const frame = (picture: Parameters<typeof source>[0]) => (
    <Picture source={source(picture)} alt="" sizes="6rem" className={frameClass} />
  );
  if (hotel) {
    const { id, name, name_alt, city, star, picture } = hotel;
    const stars = '★'.repeat(star);
    const facts = [name_alt, city, stars].filter(Boolean).join(' · ');
    return { id, title: name, href: paths.hotelDetail(id), facts, picture: frame(picture) };
  }
  if (!article) return null;
  const { id, slug, title, channel, author, cover } = article;
  const facts = [channel?.name, author || t('bySeller')].filter(Boolean).join(' · ');
  const picture = <ArticleCover cover={cover} seed={id} sizes="6rem" className={frameClass} />;
  return { id, title, href: paths.article(slug), facts, picture };
}

const frameClass = 'h-16 w-full rounded-control';

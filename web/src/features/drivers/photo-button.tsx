import type { SheetRide } from '@serai/contract/vehicles/driver-sheet';
import { FieldError } from '@serai/ui/field';
import { UploadButton } from '@serai/ui/upload-button';
import { useRevalidator } from 'react-router';
import { useSending } from '../../platform/api/use-send.ts';
import { useApi } from '../../platform/app.tsx';
import { shrinkPicture } from '../../platform/upload/shrink-picture.ts';
import { useDriverWords } from './driver-words.tsx';

/** Adds a photo as evidence: the place, the sign, the vehicle. */
export function PhotoButton({ ride, token }: { ride: SheetRide; token: string }) {
  const { t } = useDriverWords();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const sending = useSending(async (file: File) => {
    const form = new FormData();
    form.append('file', await shrinkPicture(file));
    return api.upload('driverSheet/photo', { token, ride_id: ride.id }, form, { quiet: true });
  });

  async function add(file: File) {
    const { failure } = await sending.send(file);
    if (!failure) await revalidate();
  }

  return (
    <>
      {ride.photos_left > 0 && (
        <UploadButton
          accept="image/jpeg,image/png,image/webp"
          size="large"
          busy={sending.busy}
          onFile={(file) => void add(file)}
        >
          {t('addPhoto')}
        </UploadButton>
      )}
      <p role="status" className="text-caption text-muted">
        {ride.photos > 0 && t('photos', { count: ride.photos, left: ride.photos_left })}
      </p>
      {sending.failure && <FieldError>{sending.failure.message}</FieldError>}
    </>
  );
}

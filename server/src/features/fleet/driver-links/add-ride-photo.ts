import type { ReplyOf } from '@serai/contract/endpoint';
import {
  type addRidePhoto as endpoint,
  maxPhotos,
  photoStatuses,
} from '@serai/contract/vehicles/driver-sheet';
import type { Call, Db } from '../../../calls.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Storages } from '../../../platform/files/storage.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { uploadFile } from '../../uploads/uploads.ts';
import { wrongRideState } from '../decide-ride.ts';
import { findRide } from '../dispatch-store.ts';
import { findLink } from './link-store.ts';
import { countPhotos, findLinkedRide, insertPhoto, lockLinkedRide } from './sheet-store.ts';

/**
 * Stores a photo that a driver took on a ride, as evidence. Only pictures are accepted, they are re-encoded,
 * and their number per ride is limited.
 */
export async function addRidePhoto(
  { db, storages, assetUrl }: { db: Db; storages: Storages; assetUrl: string },
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { token, ride_id } = call.input;
  const { lang, now, openFile } = call;
  if (!openFile) throw new AppError('upload_incomplete');
  const link = await findLink(db, token, now);
  await findLinkedRide(db, ride_id, link);
  const { status } = await findRide(db, ride_id);
  const taken = photoStatuses.find((one) => one === status);
  if (!taken) throw wrongRideState(status, lang);
  if ((await countPhotos(db, ride_id)) >= maxPhotos) throw new AppError('photos_full');
  const sender = { name: `driver:${link.driverId}` };
  const { url } = await uploadFile(
    { db, storages, assetUrl },
    { sender, driver: undefined, topic: 'ride', picturesOnly: true, openFile, now },
  );
  return inTransaction(db, async (trx) => {
    await lockLinkedRide(trx, ride_id, link);
    const before = await countPhotos(trx, ride_id);
    if (before >= maxPhotos) throw new AppError('photos_full');
    await insertPhoto(trx, { ride_id, driver_id: link.driverId, status: taken, url, at: now });
    return { photos: before + 1 };
  });
}

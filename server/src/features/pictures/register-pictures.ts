import type { FeatureParts } from '../../feature-parts.ts';
import { type MountPicturesDeps, mountPictures } from './mount-pictures.ts';

interface Deps extends Omit<MountPicturesDeps, 'dir'> {
  /** Directory for resized pictures; if undefined, none are served. */
  pictureDir: string | undefined;
}

/** Registers the addresses of resized pictures. */
export function registerPictures({ pictureDir: dir, ...deps }: Deps): FeatureParts {
  return dir ? { mount: (server) => mountPictures(server, { ...deps, dir }) } : {};
}

import type { PictureSubject } from '../../pictures/pictures.ts';

/** Subjects of fleet pictures. */
export const fleetPictureSubjects: readonly PictureSubject[] = [
  {
    kind: 'vehicle_class',
    refers: ['class', 'unknown_class'],
    table: 'vehicle_class_pictures',
    column: 'class_id',
    owners: `SELECT id, code, '' AS room_type FROM vehicle_classes`,
  },
  {
    kind: 'vehicle_model',
    refers: ['model', 'unknown_model'],
    table: 'vehicle_model_pictures',
    column: 'model_id',
    owners: `SELECT id, code, '' AS room_type FROM vehicle_models`,
  },
];

import { workOrderFile, workOrderFileKind } from './open-work-order-file.ts';

/** What the app uses of work orders. */
export { workOrderFile, workOrderFileKind };

import type { FeatureParts } from '../../feature-parts.ts';
import { CarCatalogue, type CarCatalogueDeps } from './car-catalogue.ts';
import { type CarDeps, carRoutes } from './routes.ts';

type Deps = Omit<CarDeps, 'cars'> & CarCatalogueDeps;

/** Registers cars with driver. */
export function registerCars(deps: Deps): FeatureParts {
  const cars = new CarCatalogue(deps);
  return { routes: carRoutes({ ...deps, cars }), memory: [cars] };
}

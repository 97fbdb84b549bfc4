import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Db } from '../calls.ts';
import { type Content, openContent } from '../features/content/content.ts';
import { KeptPriceGroups } from '../features/contracts/contracts.ts';
import { KeptStock } from '../features/fleet/fleet.ts';
import { type Hotels, openHotels } from '../features/hotels/hotels.ts';
import { createSuppliers, type Supplier } from '../features/orders/for-composition.ts';
import type { Suppliers } from '../features/orders/for-products.ts';
import type { Products } from '../features/orders/orders.ts';
import type { MemberSearchSource } from '../features/search/search.ts';
import { KeptPriceSettings } from '../features/site/site.ts';
import type { FlightSource } from '../features/transfers/transfers.ts';
import type { Clock } from '../platform/clock.ts';
import { type DocumentReader, openDocumentReader } from '../platform/documents/open-document-reader.ts';
import { regionCountries } from '../platform/env/setting-fields.ts';
import { noStorages, type Storages } from '../platform/files/storage.ts';
import type { ServiceAddresses } from '../platform/http/service-addresses.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import { openPdfMaker, type PdfMaker } from '../platform/pdf/open-pdf-maker.ts';
import { createSecretBox, type SecretBox } from '../platform/secret-box.ts';
import { openSheetMaker, type SheetMaker } from '../platform/sheets/open-sheet-maker.ts';
import type { Texter } from '../platform/sms/texter.ts';
import { connectPorts, type Ports } from './connect-ports.ts';
import { listProducts } from './list-products.ts';
import { listSearchSources } from './search-sources.ts';

/** Dependencies of the features; `main.ts` takes them from the settings, tests provide their own. */
export interface FeatureDeps {
  db: Db;
  pool: Pool;
  clock: Clock;
  log: Logger;
  mailer: Mailer;
  /** If unset, nothing is offered by mobile number. */
  texter?: Texter;
  /** Maximum text messages per hour; defaults to 300. */
  textsPerHour?: number;
  /** ISO codes of the countries whose numbers receive codes by text; defaults to the seller's region. */
  textCountries?: readonly string[];
  /** Directory for resized pictures; if unset, none are served. */
  pictureDir?: string;
  /** Storages for uploads; if unset, none are accepted. */
  storages?: Storages;
  /** Encrypts secrets in the database; defaults to a key of this process only. */
  secrets?: SecretBox;
  /** Creates PDFs; defaults to an instance of this portal. */
  pdfs?: PdfMaker;
  /** Creates sheets; defaults to an instance of this portal. */
  sheets?: SheetMaker;
  /** Reads documents of others; defaults to an instance of this portal. */
  documents?: DocumentReader;
  /** Origin of links; defaults to loopback. */
  publicUrl?: string;
  /** Origins that browsers use for services other than the page's own. */
  services?: ServiceAddresses;
  /** Products sold by orders; defaults to those of `list-products.ts`. */
  products?: Products;
  /** Outside suppliers of hotels; defaults to none. */
  suppliers?: readonly Supplier[];
  /** Source of flight data; if unset, the desk enters landings by hand only. */
  flights?: FlightSource;
  /** Receives since when nothing leaves by mail or text, or undefined when messages leave. */
  recordDown?: (way: string, since: Date | undefined) => void;
}

/** Everything that features are registered with; each `register…` declares the part that it uses. */
export interface FeatureContext extends Ports {
  db: Db;
  pool: Pool;
  clock: Clock;
  log: Logger;
  mailer: Mailer;
  texter: Texter | undefined;
  /** Whether text messages can be sent. */
  canText: boolean;
  textsPerHour: number;
  textCountries: readonly string[];
  pictureDir: string | undefined;
  storages: Storages;
  secrets: SecretBox;
  pdfs: PdfMaker;
  sheets: SheetMaker;
  documents: DocumentReader;
  /** Origin of links. */
  publicUrl: string;
  /** Origin of the API, as browsers see it. */
  apiUrl: string;
  /** Origin of stored files and pictures. */
  assetUrl: string;
  recordDown(way: string, since: Date | undefined): void;
  products: Products;
  suppliers: Suppliers;
  flights: FlightSource | undefined;
  /** In-memory data that several features read; each is loaded and updated as `memory` of its owner. */
  prices: KeptPriceSettings;
  groups: KeptPriceGroups;
  stock: KeptStock;
  hotels: Hotels;
  content: Content;
  /** Sources of the search of members. */
  searchSources: readonly MemberSearchSource[];
}

/** Opens the context from its dependencies and their defaults; nothing is read from the database. */
export function openFeatureContext(deps: FeatureDeps): FeatureContext {
  const { db, pool, clock, log, mailer, texter } = deps;
  const publicUrl = deps.publicUrl ?? 'http://localhost';
  const canText = texter !== undefined;
  const products = deps.products ?? listProducts(publicUrl);
  const prices = new KeptPriceSettings(db);
  const groups = new KeptPriceGroups({ db, prices });
  const hotels = openHotels({ db, pool, clock, prices, groups });
  const content = openContent({ db });
  return {
    ...connectPorts({ db, products, publicUrl, canText }),
    db,
    pool,
    clock,
    log,
    mailer,
    texter,
    canText,
    textsPerHour: deps.textsPerHour ?? 300,
    textCountries: deps.textCountries ?? regionCountries,
    pictureDir: deps.pictureDir,
    storages: deps.storages ?? noStorages,
    secrets: deps.secrets ?? createSecretBox([randomBytes(32)]),
    pdfs: deps.pdfs ?? openPdfMaker(),
    sheets: deps.sheets ?? openSheetMaker(),
    documents: deps.documents ?? openDocumentReader(),
    publicUrl,
    apiUrl: deps.services?.apiUrl ?? publicUrl,
    assetUrl: deps.services?.assetUrl ?? publicUrl,
    recordDown: deps.recordDown ?? (() => {}),
    products,
    suppliers: createSuppliers(deps.suppliers ?? []),
    flights: deps.flights,
    prices,
    groups,
    stock: new KeptStock({ db, clock }),
    hotels,
    content,
    searchSources: listSearchSources({ db, products, hotels, content }),
  };
}

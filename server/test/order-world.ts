import type { PoolConfig } from 'pg';
import pino from 'pino';
import type { Caller, Db, Route } from '../src/calls.ts';
import { ledgerProofs } from '../src/composition/ledger-proofs.ts';
import { listAmendments } from '../src/composition/list-amendments.ts';
import { subjectDeciders } from '../src/composition/subject-deciders.ts';
import { authenticate } from '../src/features/accounts/accounts.ts';
import { profileRoutes } from '../src/features/accounts/profile-routes.ts';
import { findStaffRoute } from '../src/features/activity/activity.ts';
import { backOfficeRoutes } from '../src/features/back-office/routes.ts';
import {
  billFile,
  billKind,
  billSheetFile,
  billSheetKind,
  lowerBills,
} from '../src/features/billing/billing.ts';
import { billingRoutes } from '../src/features/billing/routes.ts';
import { contractRoutes } from '../src/features/contracts/routes.ts';
import { fileRoutes } from '../src/features/files/routes.ts';
import { fleetRoutes } from '../src/features/fleet/routes.ts';
import {
  findDefaultTitle,
  findInvoicesOfOrder,
  invoiceFile,
  invoiceFileKind,
  invoiceSheetFile,
  invoiceSheetKind,
} from '../src/features/invoices/invoices.ts';
import { invoiceRoutes } from '../src/features/invoices/routes.ts';
import { titleRoutes } from '../src/features/invoices/titles/title-routes.ts';
import { createProducts, orderListFile, orderListKind } from '../src/features/orders/for-composition.ts';
import type { Product } from '../src/features/orders/for-products.ts';
import { nameOrders, ordersSeenBy, type Products } from '../src/features/orders/orders.ts';
import { adjustmentRoutes, orderRoutes } from '../src/features/orders/routes.ts';
import { overviewRoutes } from '../src/features/overview/routes.ts';
import { authorize } from '../src/features/permissions/permissions.ts';
import { bookPoints, revokePoints } from '../src/features/points/points.ts';
import { pointRoutes } from '../src/features/points/routes.ts';
import { receiptRoutes } from '../src/features/receipts/routes.ts';
import { secondPersonRoutes } from '../src/features/second-person/routes.ts';
import { subAccountRoutes } from '../src/features/sub-accounts/routes.ts';
import { guardPayChannel, guardPayment } from '../src/features/sub-accounts/sub-accounts.ts';
import { voucherRoutes } from '../src/features/vouchers/routes.ts';
import { voucherFile } from '../src/features/vouchers/vouchers.ts';
import { walletRoutes } from '../src/features/wallet/routes.ts';
import { changeTerms, statementFile, statementKind } from '../src/features/wallet/wallet.ts';
import { workOrderRoutes } from '../src/features/work-orders/routes.ts';
import { openDatabase } from '../src/platform/db/connect.ts';
import { outageOf } from '../src/platform/db/database-away.ts';
import { noStorages } from '../src/platform/files/storage.ts';
import { createHttpServer } from '../src/platform/http/http-server.ts';
import type { Tables } from '../src/tables.ts';
import { fundAgency } from './fund-agency.ts';
import { askAsOwner, createTestDatabases, openSessions, pdfs, sheets, unhurried } from './harness.ts';
import { type PersonName, testStart } from './population.ts';
import { type TestCall, testCaller } from './test-caller.ts';
import { TestClock } from './test-clock.ts';
import { boatRoutes, boatTables, boatTrips } from './test-product.ts';

/** Orders, wallet and vouchers behind the real HTTP server, with the test product only. */
export interface OrderWorld {
  db: Db;
  /** The owner of the tables, for what no portal may do. */
  owner: PoolConfig;
  clock: TestClock;
  products: Products;
  agencies: { A: number; B: number };
  operatorId: number;
  call: TestCall;
  /** Books a trip that starts on a date, by default as the owner. */
  book(
    date?: string,
    options?: {
      as?: PersonName;
      refundable?: boolean;
      reference?: string;
      supplier?: string;
      price?: number;
    },
  ): Promise<number>;
  /** Gives agency A a deposit and a credit line, in minor units. */
  fund(deposit: number, creditLimit: number): Promise<void>;
  close(): Promise<void>;
}

/** Opens it on a separate database, at the tests' first instant. */
export async function openOrderWorld(product: Product = boatTrips()): Promise<OrderWorld> {
  const { portal, owner } = await createTestDatabases();
  await askAsOwner(owner, boatTables);
  const { db, pool } = await openDatabase<Tables>(portal, { ...unhurried, maxConnections: 25 });
  const clock = new TestClock(testStart);
  const products = createProducts([product]);
  const log = pino({ level: 'error' });
  const apiUrl = 'http://localhost';
  const amendments = listAmendments({ guardPayment, publicUrl: apiUrl, canText: true });
  const statements = { db, nameOrders, ordersSeenBy: ordersSeenBy(products), sheets, pdfs };
  const completions = { whenCompleted: bookPoints, whenUndone: revokePoints, lowerBills };
  const routes: Route[] = [
    ...profileRoutes({ db, origins: ['http://localhost'], canText: true }),
    ...contractRoutes({ db, aroundChange: changeTerms, sellsBelowCost: async () => false }),
    ...walletRoutes({ ...statements, apiUrl, proofs: ledgerProofs }),
    ...pointRoutes({ db }),
    ...overviewRoutes({ db }),
    ...orderRoutes({
      db,
      products,
      guardPayment,
      sheets,
      apiUrl,
      ...completions,
      findInvoices: findInvoicesOfOrder,
    }),
    ...adjustmentRoutes({ db, products, guardPayment, lowerBills }),
    ...fleetRoutes({
      db,
      products,
      storages: noStorages,
      assetUrl: 'http://localhost',
      publicUrl: 'http://localhost',
      canText: true,
    }),
    ...subAccountRoutes({ db, products, publicUrl: 'http://localhost', log }),
    ...billingRoutes({ db, sheets, apiUrl, guardPayChannel }),
    ...titleRoutes({ db }),
    ...invoiceRoutes({ db, products, pdfs, sheets, storages: noStorages, apiUrl }),
    ...receiptRoutes({ db, storages: noStorages, apiUrl }),
    ...workOrderRoutes({ db, products, amendments, storages: noStorages, apiUrl }),
    ...backOfficeRoutes({ db, products }),
    ...voucherRoutes({ db, products, pdfs, storages: noStorages, apiUrl, publicUrl: apiUrl }),
    ...fileRoutes({
      db,
      makers: {
        voucher: voucherFile({ db, products, pdfs, publicUrl: apiUrl }),
        [billKind]: billFile({ db, pdfs, findBuyer: findDefaultTitle }),
        [billSheetKind]: billSheetFile({ db, sheets }),
        [invoiceSheetKind]: invoiceSheetFile({ db, sheets }),
        [invoiceFileKind]: invoiceFile({ db, pdfs, storages: noStorages }),
        [orderListKind]: orderListFile({ db, products, sheets }),
        [statementKind]: statementFile(statements),
      },
    }),
    ...boatRoutes(db, products),
    ...secondPersonRoutes({
      db,
      findStaffRoute: (path) => findStaffRoute(routes, path),
      deciders: subjectDeciders({ products, ...completions }),
    }),
  ];
  const fastify = await createHttpServer<Caller>({
    routes,
    authenticate: authenticate(db, pool),
    authorize,
    clock,
    log,
    https: false,
    corsOrigins: [],
    trustProxy: false,
    outageOf,
  });
  const call = testCaller(fastify, openSessions(db));
  const ids = await db.selectFrom('agencies').select('id').orderBy('id').execute();
  const operator = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'operator')
    .executeTakeFirstOrThrow();
  const agencies = { A: ids[0]!.id, B: ids[1]!.id };
  return {
    db,
    owner,
    clock,
    products,
    agencies,
    operatorId: operator.id,
    call,
    book: async (date = '2026-12-01', { as = 'owner', ...rest } = {}) => {
      const reply = await call('POST', 'boat/book', { date, ...rest }, { as });
      if (reply.code !== 1) throw new Error(reply.msg);
      return reply.data.order.id;
    },
    fund: (deposit, creditLimit) => fundAgency(db, agencies.A, { deposit, creditLimit }),
    close: async () => {
      await fastify.close();
      await db.destroy();
    },
  };
}

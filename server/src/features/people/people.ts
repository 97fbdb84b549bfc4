import {
  insertAgency,
  updateAgency,
  updateCreditReleased,
  updateCreditStopped,
  updateCurrencies,
  updateMoneyReleased,
  updateMoneyStopped,
  updateVerified,
} from './agency-store.ts';
import { findFinance, insertUser, isTaken, updateOfScore, updateUser } from './user-store.ts';

/** The only writer of users and agencies, which every feature may read. */
export {
  findFinance,
  insertAgency,
  insertUser,
  isTaken,
  updateAgency,
  updateCreditReleased,
  updateCreditStopped,
  updateCurrencies,
  updateMoneyReleased,
  updateMoneyStopped,
  updateOfScore,
  updateUser,
  updateVerified,
};

import {
  findAgencyFacts,
  insertAgency,
  updateAgency,
  updateCreditReleased,
  updateCreditStopped,
  updateCurrencies,
  updateMoneyReleased,
  updateMoneyStopped,
  updateVerified,
} from './agency-store.ts';
import { numberDay, scrambledId } from './numbers.ts';
import { findFinance, insertUser, isTaken, updateOfScore, updateUser } from './user-store.ts';

/** The only writer of users and agencies, which every feature may read, and what an agency's day is in its numbers. */
export {
  findAgencyFacts,
  findFinance,
  insertAgency,
  insertUser,
  isTaken,
  numberDay,
  scrambledId,
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

import {
  insertAgency,
  updateAgency,
  updateCurrencies,
  updateMoneyReleased,
  updateMoneyStopped,
  updateVerified,
} from './agency-store.ts';
import { insertUser, isTaken, updateUser } from './user-store.ts';

/** The only writer of users and agencies, which every feature may read. */
export {
  insertAgency,
  insertUser,
  isTaken,
  updateAgency,
  updateCurrencies,
  updateMoneyReleased,
  updateMoneyStopped,
  updateUser,
  updateVerified,
};

import type source from '../../../zh/pages/offers/mark-up.ts';

const markUp: Record<keyof typeof source, string> = {
  title: 'Mark-up for client prices',
  help: 'Client price = net price + mark-up, kept in this browser only. Lists and hotel pages are marked while they show client prices; bookings, payments and orders always show net prices.',
  percent: 'Mark-up (%)',
  percentHint: '0–100, at most one decimal',
  percentWrong: 'Enter a number from 0 to 100 with at most one decimal',
  rounding: 'Rounding',
  rounding_0: 'None',
  rounding_1: 'Up to whole units',
  rounding_5: 'Up to the next 5',
  rounding_10: 'Up to the next 10',
  cancel: 'Cancel',
  save: 'Save and show client prices',
  notKept: 'Your browser does not allow settings to be saved, so the mark-up was not set',
};

export default markUp;

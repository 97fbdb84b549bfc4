import { beforeAll, expect, test } from 'vitest';
import type { PhraseKey, PhraseName } from './phrase-modules.ts';
import { loadPhrases, phrasesOf } from './phrases.ts';

beforeAll(() =>
  Promise.all(
    (['en', 'zh-cn'] as const).map((lang) =>
      loadPhrases(lang, [
        ...([
          'common',
          'errors-page',
          'orders',
          'booking',
          'hotel-booking',
          'login',
          'contact',
          'hotel-list',
        ] as const),
        'hotel-search',
      ]),
    ),
  ),
);

function says<Name extends PhraseName>(
  page: Name,
  key: PhraseKey<Name>,
  words: string,
): [PhraseName, string, string] {
  return [page, key, words];
}

/** Sentences that were agreed to the letter. */
test.each([
  says('orders', 'askCancel', 'Are you sure you want to cancel your order?'),
  says('orders', 'askRefund', 'Are you sure you want to refund your order?'),
  says('orders', 'askCheckIn', 'Confirm that check-in has been completed?'),
  says('orders', 'askComplete', 'Confirm that the order has been completed?'),
  says('orders', 'action_pay', 'Pay'),
  says('orders', 'action_cancel', 'Cancel'),
  says('orders', 'action_confirm', 'Confirm'),
  says('orders', 'action_refund', 'Refund'),
  says('orders', 'action_confirmCheckIn', 'Confirm check-in'),
  says('orders', 'action_confirmComplete', 'Confirm complete'),
  says('orders', 'payBalance', 'Pre-deposit balance'),
  says('orders', 'payCredit', 'Credit payment'),
  says('orders', 'payTypeRequired', 'Please select the payment type'),
  says('booking', 'payBalance', 'Pre-deposit balance'),
  says('booking', 'payCredit', 'Credit payment'),
  says('booking', 'payRequired', 'Please select the payment type'),
  says('hotel-booking', 'fullNameRequired', 'Full name can not be null'),
  says('login', 'agreeRequired', 'Please read and agree service terms'),
  says('login', 'captchaLoadFailed', 'Loading failed, click to refresh'),
  says('login', 'captchaWrong', 'The correct area is not clicked, please try again!'),
  says('login', 'captchaRight', 'Verification is successful!'),
  says('login', 'toLogin', 'Back to login'),
  says('contact', 'contentRequired', 'Content cannot be empty'),
  says('contact', 'nameRequired', 'Please enter a correct name'),
  says('common', 'operationSuccessful', 'Operation successful'),
  says('common', 'menuUnknown', 'Navigation failed, the menu type is unrecognized!'),
  says('common', 'none', 'None'),
  says('errors-page', 'notFoundTitle', 'Page not found'),
  says('hotel-list', 'sort_default', 'Default'),
  says('hotel-list', 'sort_recommended', 'Recommended'),
  says('hotel-list', 'sort_hot', 'Hot'),
  says('hotel-list', 'sort_views', 'Views'),
  says('hotel-list', 'sort_price', 'Price'),
  says('hotel-list', 'sort_star', 'Star'),
  says('hotel-list', 'sort_time', 'Time'),
])('%s %s says “%s”, and says it in Chinese too', (page, key, words) => {
  expect(phrasesOf('en', page)(key as never)).toBe(words);
  expect(phrasesOf('zh-cn', page)(key as never)).toMatch(/\p{Script=Han}/u);
});

test('units are day, hours, passengers and vehicles', () => {
  const say = phrasesOf('en', 'common');
  expect([say('day'), say('hours'), say('passengers'), say('vehicles')]).toEqual([
    ...['day', 'hours', 'passengers', 'vehicles'],
  ]);
});

test('the reminders before booking warn of requests, extra fees and mismatches', () => {
  const say = phrasesOf('en', 'hotel-booking');
  expect(say('reminderRequests')).toMatch(/special requests are not guaranteed/i);
  for (const fee of ['early check-in', 'late check-out', 'baby crib', 'pick-up', 'cost extra']) {
    expect(say('reminderFees').toLowerCase()).toContain(fee);
  }
  for (const word of ['nationality', 'name', 'extra charges', 'no changes', 'no check-in']) {
    expect(say('reminderMismatch')).toContain(word);
  }
});

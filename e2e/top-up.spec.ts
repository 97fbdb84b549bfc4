import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { ask, done } from './api-calls.ts';
import { keepScreen } from './kit-page.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { fillDeclaration } from './money-steps.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import { viewports, viewsOf } from './views.ts';
import { wordsOf } from './words.ts';

test.beforeAll(() => control('POST', 'reset'));

for (const { lang, width } of viewsOf('en', 'phone')) {
  test(`payment: declared with its slip, matched by finance → on the statement (${lang}, ${width})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    const shot = (name: string) => keepScreen(page, `top-up-${name}-${lang}-${width}`);
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    const token = await enterAs(page, portal().logins.owner);
    const before = (await ask<{ balance: { amount: number } }>('account/wallet', {}, token)).balance.amount;
    await goTo(page, `${portal().url}/user/account/topUp`);
    await expect(page.getByText(say('top-up', 'emptyDeclared'))).toBeVisible();
    await shot('empty');

    const submit = page.getByRole('button', { name: say('top-up', 'submit') });
    await submit.click();
    await expect(page.getByText(say('top-up', 'slipRequired'))).toBeVisible();
    await expect(page.getByLabel(say('top-up', 'amount'))).toBeFocused();
    await fillDeclaration(page, say, '2,000.00', 'Golden Stupa Co Ltd');
    await expectAccessible(page, 'a payment filled in');
    await shot('filled');
    await submit.click();
    await expect(page.getByText(say('top-up', 'submitted'))).toBeVisible();
    await page.getByRole('button', { name: say('top-up', 'open') }).click();
    const declared = page.getByRole('dialog', { name: say('top-up', 'declaredTitle') });
    await expect(declared.getByText(say('top-up', 'stepChecking'))).toBeVisible();
    await expectAccessible(page, 'a declared payment');
    await shot('declared');
    const opened = page.waitForEvent('popup');
    await declared.getByRole('button', { name: say('top-up', 'slipOpen') }).click();
    const tab = await opened;
    await expect(tab).toHaveURL(/\/api\/file\/open\?token=/);
    await tab.close();
    await page.keyboard.press('Escape');

    const staff = await tokenOf(portal().logins.operator);
    const [waiting] = (
      await ask<{ list: { id: number; agency: { id: number }; paid_on: string }[] }>(
        'console/declaration/list',
        {},
        staff,
      )
    ).list;
    const receipt = await done(
      'console/receipt/record',
      {
        received_on: waiting!.paid_on,
        value_date: waiting!.paid_on,
        bank_reference: `FT-2211-${lang}-${width}`,
        payer: 'Golden Stupa Co Ltd',
        currency: 'USD',
        gross: 200_000,
        bank_charge: 1_500,
      },
      staff,
    );
    await done(
      'console/receipt/match',
      {
        receipt_id: receipt.id,
        agency_id: waiting!.agency.id,
        declaration_id: waiting!.id,
        parts: [{ amount: 198_500 }],
      },
      staff,
    );

    await goTo(page, `${portal().url}/user/account/balance?account=deposit`);
    const { balance } = await ask<{ balance: { amount: number } }>('account/wallet', {}, token);
    expect(balance.amount).toBe(before + 198_500);
    await shot('statement');
    await page.getByRole('link', { name: receipt.number }).click();
    const shown = page.getByRole('dialog', {
      name: say('top-up', 'receiptTitle', { number: receipt.number }),
    });
    await expect(shown.getByText('1,985.00').first()).toBeVisible();
    await expect(shown.getByText(say('top-up', 'chargeToAgency'))).toBeVisible();
    await expectAccessible(page, 'a receipt');
    await shot('receipt');
    await page.keyboard.press('Escape');
    await expect(shown).toHaveCount(0);
    await expect(page.getByRole('row').filter({ hasText: receipt.number })).toContainText(
      say('top-up', 'received_whole'),
    );
    await shot('received');
    await page.getByRole('tab', { name: say('top-up', 'tabDeclared') }).click();
    await expect(page.getByText(say('top-up', 'status_matched')).first()).toBeVisible();
    await shot('matched');
    await control('POST', 'reset');
  });
}

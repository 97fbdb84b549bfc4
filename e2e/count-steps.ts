import type { Locator, Page } from '@playwright/test';

/** Carries out the steps of a job and counts them: a step is one click, one key chord, or one field filled. */
export interface StepCounter {
  readonly count: number;
  click: (on: Locator) => Promise<void>;
  press: (key: string) => Promise<void>;
  fill: (field: Locator, text: string) => Promise<void>;
  /** Chooses the first option of a field after its empty one. */
  choose: (field: Locator) => Promise<void>;
  /** Chooses a file. */
  attach: (field: Locator, file: Parameters<Locator['setInputFiles']>[0]) => Promise<void>;
}

export function countSteps(page: Page): StepCounter {
  let count = 0;
  const step = (action: Promise<unknown>): Promise<void> => {
    count += 1;
    return action.then(() => undefined);
  };
  return {
    get count() {
      return count;
    },
    click: (on) => step(on.click()),
    press: (key) => step(page.keyboard.press(key)),
    fill: (field, text) => step(field.fill(text)),
    choose: (field) => step(field.selectOption({ index: 1 })),
    attach: (field, file) => step(field.setInputFiles(file)),
  };
}

import { beforeAll, expect, test } from 'vitest';
import { factsOf } from '../../../../test/drawn.tsx';
import { loadPhrases } from '../../../platform/i18n/phrases.ts';
import { ReplacementPreview } from './replacement-preview.tsx';

beforeAll(() => loadPhrases('en', ['console-actions', 'hotel-terms']));

const usd = (amount: number) => ({ amount, currency: 'USD' });
const preview = {
  from: { hotel: 'Camellia', room: 'Lake Room', cost: usd(12_000) },
  to: {
    hotel: 'Sandalwood',
    address: '1 Strand Road',
    phone: '+95 1 234567',
    room: 'City Room',
    meal: 'breakfast' as const,
    bed: 'twin' as const,
    cost: usd(15_800),
    difference: usd(3_800),
  },
  price: usd(16_000),
  releases_hotel: true,
};

test('preview of a move: dearer hotel → both rooms, both costs, the difference and the unchanged price', () => {
  const facts = factsOf(<ReplacementPreview preview={preview} />);
  expect(facts.get('So far')).toBe('Camellia · Lake Room');
  expect(facts.get('New')).toBe('Sandalwood · City Room');
  expect(facts.get('Former cost')).toBe('120.00 USD');
  expect(facts.get('New cost')).toBe('158.00 USD');
  expect(facts.get('Difference')).toBe('38.00 USD');
  expect(facts.get('Agency’s price (unchanged)')).toBe('160.00 USD');
});

test('preview of a move: former cost unknown → no difference is stated', () => {
  const unknown = {
    ...preview,
    from: { ...preview.from, cost: null },
    to: { ...preview.to, difference: null },
  };
  const facts = factsOf(<ReplacementPreview preview={unknown} />);
  expect(facts.get('Former cost')).toBe('Unknown');
  expect(facts.get('Difference')).toBe('Unknown');
});

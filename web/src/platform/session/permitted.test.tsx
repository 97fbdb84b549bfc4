import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { type App, AppProvider } from '../app.tsx';
import { permissionLists } from './permission-nodes.ts';
import type { SessionState } from './session.ts';
import { Permitted, useMay } from './use-session.tsx';

/** Renders for a member with these nodes. */
function drawFor(nodes: string[], what: React.ReactNode, at = '/user/order/list'): string {
  const state = { permissions: permissionLists([], [], nodes) } as unknown as SessionState;
  const session = { get: () => state, getGuest: () => state, subscribe: () => () => {} };
  return renderToStaticMarkup(
    <StaticRouter location={at}>
      <AppProvider app={{ session } as unknown as App}>{what}</AppProvider>
    </StaticRouter>,
  );
}

// Covers 6.09, 6.10.
test('permitted: permission missing → element removed; no value → kept', () => {
  const page = (
    <>
      <Permitted node="/user/order/list/pay">pay</Permitted>
      <Permitted node="/user/order/list/refund">refund</Permitted>
      <Permitted>always</Permitted>
    </>
  );
  expect(drawFor(['/user/order/list/pay'], page)).toBe('payalways');
  expect(drawFor([], page)).toBe('always');
});

// Covers 6.06.
test('permitted: action alone → of the open page, or of the list for a detail page', () => {
  const page = (
    <>
      <Permitted node="pay">pay</Permitted>
      <Permitted node="refund">refund</Permitted>
      <Permitted node="">always</Permitted>
    </>
  );
  const nodes = ['/user/order/list/pay', '/user/car-order/list/refund'];
  expect(drawFor(nodes, page, '/user/order/list')).toBe('payalways');
  expect(drawFor(nodes, page, '/user/order/detail/12')).toBe('payalways');
  expect(drawFor(nodes, page, '/user/car-order/detail/12')).toBe('refundalways');
  expect(drawFor(nodes, page, '/user/airport-order/list')).toBe('always');
});

// Covers 6.06, 6.07.
test('may: page and action, or node with optional sub-node → allowed if held', () => {
  expect(drawFor(['/user/order/list/pay'], <Answers />)).toBe('true true false true');
});

// Covers 6.07.
test('may: node without sub-node → allowed with any node of its page', () => {
  expect(drawFor(['/user/order/list/pay'], <NamedNodes />)).toBe('true false false false');
  expect(drawFor(['/user/order/listing/pay'], <NamedNodes />)).toBe('false false false false');
});

function NamedNodes() {
  const may = useMay() as (node: string) => boolean;
  return ['/user/order/list', '/user/order', '/user/order/list/refund', '/user/car-order/list']
    .map((node) => may(node))
    .join(' ');
}

function Answers() {
  const may = useMay() as (node: string, action?: string) => boolean;
  return [
    may('/user/order/list', 'pay'),
    may('/user/order/list/', 'pay'),
    may('/user/order/list', 'refund'),
    may('/user/order/list/pay'),
  ].join(' ');
}

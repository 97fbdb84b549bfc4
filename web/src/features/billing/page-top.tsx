import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageHead } from '../../platform/head/page-head.tsx';

/** Head of a page of bills or invoices: title and links to related pages. */
export function PageTop({ title, intro, ways }: { title: string; intro: string; ways: ReactNode }) {
  return (
    <>
      <PageHead title={title} indexed={false} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-title font-strong">{title}</h1>
        <div className="flex flex-wrap items-center gap-x-6">{ways}</div>
      </div>
      <p className="mt-1 max-w-prose text-muted">{intro}</p>
    </>
  );
}

/** One of the ways. */
export function Way({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="text-teal underline-offset-4 hover:underline">
      {children}
    </Link>
  );
}

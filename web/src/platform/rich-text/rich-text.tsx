import type { RichElement, RichNode, RichText as Text } from '@serai/contract/rich-text/rich-text';
import { createElement, type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { usePhrases } from '../i18n/phrases.ts';
import { useAsset } from '../session/use-asset.ts';
import { anchorsOf } from './headings.ts';
import { isOwnFile, isOwnPath } from './own-address.ts';

/**
 * Renders user text from its tree; pages never accept HTML. Undeclared attributes are dropped, whatever the
 * server let through. The page loads the phrases 'rich-text'.
 */
export function RichText({ text, lang }: { text: Text; lang?: string | undefined }) {
  const anchors = useMemo(() => anchorsOf(text), [text]);
  return (
    <div className="rich-text" lang={lang}>
      {text.map((node, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name than their place
        <Piece key={at} node={node} anchors={anchors} />
      ))}
    </div>
  );
}

type Anchors = ReadonlyMap<RichElement, string>;

function Piece({ node, anchors }: { node: RichNode; anchors: Anchors }): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, attrs = {} } = node;
  const children = node.children?.map((child, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name than their place
    <Piece key={at} node={child} anchors={anchors} />
  ));
  switch (tag) {
    case 'br':
    case 'hr':
      return createElement(tag);
    case 'h2':
    case 'h3':
    case 'h4':
      return createElement(tag, { id: anchors.get(node) }, children);
    case 'a':
      return <RichLink attrs={attrs}>{children}</RichLink>;
    case 'img':
      return <RichPicture attrs={attrs} />;
    case 'table':
      return <RichTable>{children}</RichTable>;
    case 'th':
    case 'td':
      return createElement(tag, { colSpan: whole(attrs.colspan), rowSpan: whole(attrs.rowspan) }, children);
    case 'ol':
      return <ol start={whole(attrs.start)}>{children}</ol>;
    default:
      return plainTags.has(tag) ? createElement(tag, null, children) : children;
  }
}

const plainTags: ReadonlySet<string> = new Set<RichElement['tag']>([
  'p',
  'ul',
  'li',
  'blockquote',
  'pre',
  'strong',
  'em',
  'u',
  's',
  'code',
  'sub',
  'sup',
  'figure',
  'figcaption',
  'thead',
  'tbody',
  'tr',
]);

type Attributes = Readonly<Record<string, string>>;

/** Own pages open here, others in a new window; anything else is plain text. */
function RichLink({ attrs, children }: { attrs: Attributes; children: ReactNode }) {
  const t = usePhrases('layout');
  const { href = '', title } = attrs;
  if (isOwnFile(href)) return <a {...{ href, title }}>{children}</a>;
  if (isOwnPath(href))
    return (
      <Link to={href} title={title}>
        {children}
      </Link>
    );
  if (/^(?:mailto|tel):/i.test(href)) return <a {...{ href, title }}>{children}</a>;
  if (!/^https?:\/\//i.test(href)) return children;
  return (
    <a {...{ href, title }} target="_blank" rel="noopener nofollow ugc">
      {children}
      <span className="sr-only">{t('opensNewWindow')}</span>
    </a>
  );
}

/** A picture of ours, in the frame that its size gives it, so that nothing moves when it comes. */
function RichPicture({ attrs }: { attrs: Attributes }) {
  const asset = useAsset();
  const { src = '', alt = '' } = attrs;
  if (!isOwnFile(src)) return alt || null;
  return (
    <img
      src={asset(src)}
      alt={alt}
      width={whole(attrs.width)}
      height={whole(attrs.height)}
      loading="lazy"
      decoding="async"
    />
  );
}

/** Wide ones scroll in themselves, by keys as well. */
function RichTable({ children }: { children: ReactNode }) {
  const t = usePhrases('rich-text');
  return (
    // biome-ignore-start lint/a11y/useSemanticElements: a field set is for fields
    // biome-ignore-start lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <div className="rich-table" role="group" aria-label={t('table')} tabIndex={0}>
      <table>{children}</table>
    </div>
    // biome-ignore-end lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    // biome-ignore-end lint/a11y/useSemanticElements: a field set is for fields
  );
}

function whole(figure: string | undefined): number | undefined {
  return figure && /^[1-9]\d{0,4}$/.test(figure) ? Number(figure) : undefined;
}

import { Button } from '@serai/ui/button';
import { classNames } from '@serai/ui/class-names';
import { IconButton } from '@serai/ui/icon-button';
import { ProgressBar } from '@serai/ui/progress-bar';
import { Tag } from '@serai/ui/tag';
import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { useContext, useState } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useAsset } from '../../../platform/session/use-asset.ts';
import { PictureDialog } from './picture-dialog.tsx';
import type { PictureAttributes } from './picture-types.ts';
import { PictureUploadsContext } from './picture-uploads.ts';

/** Picture in the editor: asks for a description until there is one; shows the progress of the upload. */
export function PictureView({ node, selected, updateAttributes, deleteNode, editor }: ReactNodeViewProps) {
  const t = usePhrases('article-editor');
  const asset = useAsset();
  const [asks, setAsks] = useState(false);
  const picture = node.attrs as PictureAttributes;
  return (
    <NodeViewWrapper
      data-drag-handle
      className={classNames('relative rounded-card', selected && 'outline-2 outline-offset-4 outline-teal')}
    >
      {picture.src === '' ? (
        <Sending name={picture.sending} onGone={deleteNode} />
      ) : (
        <>
          <img
            src={asset(picture.src)}
            alt={picture.alt}
            width={picture.width ?? undefined}
            height={picture.height ?? undefined}
          />
          {editor.isEditable && (
            <span className="absolute top-2 right-2 flex items-center gap-1 rounded-control bg-surface/90 p-0.5 shadow-raised">
              {picture.alt === '' && <Tag tone="amber">{t('pictureNoAlt')}</Tag>}
              <Button size="compact" kind="quiet" onClick={() => setAsks(true)}>
                {t('pictureWords')}
              </Button>
              <IconButton
                icon="close"
                label={t('pictureRemove')}
                className="size-8"
                onClick={() => {
                  deleteNode();
                  editor.commands.focus();
                }}
              />
            </span>
          )}
          {picture.caption && <figcaption>{picture.caption}</figcaption>}
        </>
      )}
      {asks && (
        <PictureDialog
          picture={picture}
          onClose={() => setAsks(false)}
          onDone={(next) => {
            setAsks(false);
            updateAttributes(next);
          }}
        />
      )}
    </NodeViewWrapper>
  );
}

function Sending({ name, onGone }: { name: string; onGone: () => void }) {
  const t = usePhrases('article-editor');
  const words = usePhrases('upload');
  const uploads = useContext(PictureUploadsContext);
  return (
    <span className="flex items-center gap-2 rounded-card bg-sunken p-6">
      <span className="min-w-0 flex-1">
        <ProgressBar share={uploads?.shares.get(name) ?? 0} label={t('pictureSending')} />
      </span>
      <IconButton
        icon="close"
        label={words('cancel')}
        className="text-muted"
        onClick={() => {
          uploads?.cancel(name);
          onGone();
        }}
      />
    </span>
  );
}

import type { UserInfo } from '@serai/contract/site/site';
import { Avatar } from '@serai/ui/avatar';
import { Button } from '@serai/ui/button';
import { UploadButton } from '@serai/ui/upload-button';
import { useLateModule } from '@serai/ui/use-late-module';
import { useId, useState } from 'react';
import { useSend } from '../../../platform/api/use-send.ts';
import { useDates } from '../../../platform/format/dates.ts';
import type { PhraseKey } from '../../../platform/i18n/phrase-modules.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { useAsset } from '../../../platform/session/use-asset.ts';
import { useTakeUser } from './own-profile.ts';

/** The user's picture. A new one is first cropped to a circle and saved at once; it is not part of the form. */
export function AvatarField({ user }: { user: UserInfo }) {
  const t = usePhrases('profile');
  const upload = usePhrases('upload');
  const notify = useNotify();
  const asset = useAsset();
  const hintId = useId();
  const keep = useKeepAvatar();
  const { module, load } = useLateModule(importCrop);
  const [file, setFile] = useState<File | null>(null);
  const name = user.nickname || user.username;
  return (
    <div className="flex items-center gap-4 max-[22rem]:flex-col max-[22rem]:items-start md:gap-6">
      <Avatar
        src={user.avatar && asset(user.avatar)}
        name={name}
        size="large"
        className="border border-line"
      />
      <div className="min-w-0">
        <Standing user={user} />
        <div className="mt-2 flex flex-wrap gap-2">
          <UploadButton
            accept={avatarTypes.join()}
            describedBy={hintId}
            onFile={(chosen) => {
              const fault = faultOf(chosen);
              if (fault) return notify('error', upload(fault));
              load();
              setFile(chosen);
            }}
          >
            {t(user.avatar ? 'avatarReplace' : 'avatarChoose')}
          </UploadButton>
          {user.avatar && (
            <Button kind="quiet" busy={keep.busy} onClick={() => void keep.save('', t('avatarRemoved'))}>
              {t('avatarRemove')}
            </Button>
          )}
        </div>
        <p id={hintId} className="mt-2 text-caption text-muted">
          {t('avatarHint')}
        </p>
      </div>
      {file && module && (
        <module.CropDialog
          file={file}
          onClose={() => setFile(null)}
          onStored={(url) => keep.save(url, t('avatarSaved'))}
        />
      )}
    </div>
  );
}

const avatarTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** Why a file cannot be used as the picture, in the codes of all uploads. */
function faultOf({ name, size, type }: File): 'incomplete' | 'typeRefused' | null {
  if (name === '' || size === 0) return 'incomplete';
  return avatarTypes.includes(type) ? null : 'typeRefused';
}

/** Company, role and date of joining. */
function Standing({ user }: { user: UserInfo }) {
  const t = usePhrases('profile');
  const { day } = useDates();
  const role = roles[user.role];
  const facts = [user.agency_name, role && t(role), t('joined', { time: day(user.join_time) })].filter(
    Boolean,
  );
  return (
    <p className="flex flex-wrap gap-x-4 text-muted">
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}

const roles: Record<string, PhraseKey<'profile'> | undefined> = {
  owner: 'roleOwner',
  finance: 'roleFinance',
  booker: 'roleBooker',
  viewer: 'roleViewer',
  operator: 'roleOperator',
};

/** Saves the picture's address separately and confirms it; false after a failure, which has been shown. */
function useKeepAvatar() {
  const profile = useSend('account/profile');
  const notify = useNotify();
  const takeUser = useTakeUser();
  return {
    busy: profile.busy,
    async save(avatar: string, words: string): Promise<boolean> {
      const { reply } = await profile.send({ avatar });
      if (!reply) return false;
      takeUser(reply.userInfo);
      notify('success', words);
      return true;
    },
  };
}

/** Cropping is loaded only when a picture is selected. */
const importCrop = () => import('./crop-dialog.tsx');

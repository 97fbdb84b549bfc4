import type { StoredFile } from '@serai/contract/files/uploads';
import { NotificationHost } from '@serai/ui/notification-host';
import { useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserApp } from '../web/src/browser-app.ts';
import { AreaField } from '../web/src/features/places/area-field.tsx';
import { CountryField } from '../web/src/features/places/country-field.tsx';
import { AppProvider, useApp } from '../web/src/platform/app.tsx';
import { asLanguage } from '../web/src/platform/i18n/language.ts';
import { loadPhrases } from '../web/src/platform/i18n/phrases.ts';
import { acceptOf } from '../web/src/platform/upload/check-file.ts';
import { UploadDrop } from '../web/src/platform/upload/upload-drop.tsx';
import { useUpload, useUploadLimits } from '../web/src/platform/upload/upload-file.ts';

// Components in states that no page shows together, alone on a page against a served portal; see kit-page.ts.
void start();

async function start(): Promise<void> {
  const lang = asLanguage(document.documentElement.lang);
  await loadPhrases(lang, ['common', 'places', 'upload']);
  const app = createBrowserApp(lang, () => {});
  await app.session.loadSite();
  const story = stories[document.body.dataset.story ?? ''];
  if (!story) throw new Error(`no story ${document.body.dataset.story}`);
  createRoot(document.getElementById('root')!).render(
    <AppProvider app={app}>
      <main className="mx-auto grid max-w-3xl gap-6 p-4">{story()}</main>
      <Notices />
    </AppProvider>,
  );
}

const stories: Record<string, () => React.ReactNode> = {
  area: () => <Area start={[]} />,
  'area-filled': () => <Area start={['530000', '530100', '530102']} />,
  country: () => <Countries />,
  upload: () => <Upload />,
};

function Area({ start }: { start: readonly string[] }) {
  const [value, setValue] = useState(start);
  const [isComplete, setComplete] = useState(start.length === 3);
  return (
    <>
      <AreaField
        value={value}
        onChange={(next, complete) => {
          setValue(next);
          setComplete(complete);
        }}
        required
      />
      <Told value={{ value, isComplete }} />
    </>
  );
}

function Countries() {
  const [value, setValue] = useState('MM');
  return (
    <>
      <CountryField value={value} onChange={setValue} />
      <Told value={value} />
    </>
  );
}

function Upload() {
  const [file, setFile] = useState<StoredFile | null>(null);
  const limits = useUploadLimits();
  const sending = useUpload();
  return (
    <>
      <UploadDrop
        sending={sending}
        accept={limits ? acceptOf(limits) : undefined}
        onFile={(file) => void sending.upload(file, { topic: 'story' }).then(setFile, () => {})}
      />
      <Told value={file} />
    </>
  );
}

/** Displays the value that the component has reported, for the journey to read. */
function Told({ value }: { value: unknown }) {
  return <output data-told>{JSON.stringify(value)}</output>;
}

function Notices() {
  const { notices } = useApp();
  const shown = useSyncExternalStore(notices.subscribe, notices.get);
  return (
    <NotificationHost notices={shown} onClose={notices.close} words={{ label: 'Notices', close: 'Close' }} />
  );
}

import type { Settings } from './settings.ts';

/** Describes the current settings in lines for people and logs, without secrets. */
export function describeSettings(settings: Settings): string[] {
  const { smtp } = settings;
  const rows: [string, string][] = [
    ['mode', settings.mode],
    ['listens on', `${settings.host}:${settings.port}`],
    ['public address', settings.publicUrl ?? '(none: demo)'],
    ['API for browsers', settings.apiUrl ?? '(where the page came from)'],
    ['captcha for browsers', settings.captchaUrl ?? '(where the API is)'],
    ['pictures for browsers', settings.assetUrl ?? '(where the page came from)'],
    ['map tiles', settings.mapTiles?.url ?? '(none: maps are drawn from coordinates)'],
    ['data directory', settings.dataDir],
    ['database', settings.databaseUrl ? maskAddress(settings.databaseUrl) : 'embedded'],
    [
      'mail',
      smtp
        ? `${smtp.host}:${smtp.port} as ${smtp.user ?? '(no login)'}, from ${smtp.from}`
        : 'kept in the data directory',
    ],
    ['text messages', describeSms(settings)],
    ['uploads', describeUploads(settings)],
    [
      'secret keys',
      settings.secretKeys.length ? `${settings.secretKeys.length} set` : 'in the data directory',
    ],
    ['trusted proxies (TRUST_PROXY)', settings.trustProxy.join(', ') || '(none)'],
    ['origins that may call (CORS_ORIGINS)', settings.corsOrigins.join(', ') || '(none)'],
    ['log level', settings.logLevel],
  ];
  return rows.map(([name, value]) => `${name}: ${value}`);
}

function describeUploads({ s3 }: Settings): string {
  return s3 ? `in the data directory or ${s3.base} (s3)` : 'in the data directory';
}

function describeSms({ sms, mode, textsPerHour, textCountries }: Settings): string {
  if (!sms) return mode === 'demo' ? 'kept in the data directory' : '(none: mobile numbers are not offered)';
  const bounds = `codes to ${textCountries.join(' ')}, at most ${textsPerHour} an hour`;
  if (sms.kind === 'tencent') {
    const { sign, region, appId, endpoint } = sms;
    const places = [sms.templates && `+86 as ${sign}`, sms.templatesAbroad && 'other countries'];
    const address = endpoint ?? `Tencent Cloud ${region}`;
    return `${address}, app ${appId}, to ${places.filter(Boolean).join(' and ')}, ${bounds}`;
  }
  // Path and query may contain a key.
  return `${sms.method} ${new URL(sms.url).origin}, ${bounds}`;
}

/** Masks the password of an address, also among its parameters. */
export function maskAddress(address: string): string {
  const url = new URL(address);
  if (url.password) url.password = '***';
  for (const name of [...url.searchParams.keys()]) {
    if (/pass|secret|token|key/i.test(name)) url.searchParams.set(name, '***');
  }
  return url.href;
}

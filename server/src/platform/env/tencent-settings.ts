import { texts } from '@serai/phrases/zh/texts';
import type { SettingFault, TemplateIds } from './setting-fields.ts';
import { EXAMPLE_TEMPLATES, type SettingValues } from './setting-schema.ts';

/** Tencent Cloud, which sends approved templates by their ids. */
export interface TencentSettings {
  kind: 'tencent';
  secretId: string;
  secretKey: string;
  /** SmsSdkAppId */
  appId: string;
  /** The approved signature; numbers of China need one. */
  sign: string | undefined;
  /** Sender id abroad; undefined for the provider's default. */
  senderId: string | undefined;
  region: string;
  /** Replaces the provider's own origin. */
  endpoint: string | undefined;
  /** For mainland numbers (+86); undefined: none is sent there. */
  templates: TemplateIds | undefined;
  /** For all other numbers, because the provider approves those separately. */
  templatesAbroad: TemplateIds | undefined;
}

const REGION = 'ap-guangzhou';
const required = {
  SMS_TENCENT_SECRET_ID: 'AKID…',
  SMS_TENCENT_SECRET_KEY: '(the key that belongs to it)',
  SMS_TENCENT_APP_ID: '1400006666',
} as const;

/** Combines the settings of Tencent Cloud; adds a fault for each missing one. Undefined if none is set. */
export function combineTencent(
  values: Partial<SettingValues>,
  env: Record<string, string | undefined>,
  faults: SettingFault[],
): TencentSettings | undefined {
  const isSet = (name: string) => Boolean(env[name]?.trim());
  const given = Object.keys(env).filter((name) => name.startsWith('SMS_TENCENT_') && isSet(name));
  if (given.length === 0) return undefined;
  for (const [name, example] of Object.entries(required)) {
    if (!isSet(name)) faults.push({ name, problem: `is missing, but ${given[0]} is set.`, example });
  }
  const { SMS_TENCENT_TEMPLATES: templates, SMS_TENCENT_TEMPLATES_ABROAD: templatesAbroad } = values;
  if (!isSet('SMS_TENCENT_TEMPLATES') && !isSet('SMS_TENCENT_TEMPLATES_ABROAD')) {
    const problem = 'is missing, and so is SMS_TENCENT_TEMPLATES_ABROAD: nothing could be sent.';
    faults.push({ name: 'SMS_TENCENT_TEMPLATES', problem, example: EXAMPLE_TEMPLATES });
  }
  faults.push(...findTemplateFaults('SMS_TENCENT_TEMPLATES', templates));
  faults.push(...findTemplateFaults('SMS_TENCENT_TEMPLATES_ABROAD', templatesAbroad));
  if (templates && !isSet('SMS_TENCENT_SIGN')) {
    const problem = 'is missing; numbers of the mainland get no text without an approved signature.';
    faults.push({ name: 'SMS_TENCENT_SIGN', problem, example: '商驿' });
  }
  return {
    kind: 'tencent',
    secretId: values.SMS_TENCENT_SECRET_ID ?? '',
    secretKey: values.SMS_TENCENT_SECRET_KEY ?? '',
    appId: values.SMS_TENCENT_APP_ID ?? '',
    sign: values.SMS_TENCENT_SIGN,
    senderId: values.SMS_TENCENT_SENDER_ID,
    region: values.SMS_TENCENT_REGION ?? REGION,
    endpoint: values.SMS_TENCENT_ENDPOINT,
    templates,
    templatesAbroad,
  };
}

/** A text without a template could not be sent, so each needs one; an unknown name is a typo. */
function findTemplateFaults(name: string, ids: TemplateIds | undefined): SettingFault[] {
  if (!ids) return [];
  const missing = Object.keys(texts).filter((purpose) => !ids[purpose]);
  const unknown = Object.keys(ids).filter((purpose) => !Object.hasOwn(texts, purpose));
  return [
    ...(missing.length ? [{ name, problem: `has no template for ${missing.join(', ')}.` }] : []),
    ...(unknown.length ? [{ name, problem: `names ${unknown.join(', ')}, which is no text of ours.` }] : []),
  ].map((fault) => ({ ...fault, example: EXAMPLE_TEMPLATES }));
}

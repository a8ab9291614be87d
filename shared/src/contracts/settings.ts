import * as z from './schema';
import { changeDetailSchema, changeExample, reasonSchema } from './changes';
import { defineEndpoint } from './endpoint';
import { notificationChannelSchema, notificationEventSchema } from './notifications';
import { cutoffSchema, idSchema, instantSchema, moneySchema, zoneSchema } from './scalars';
import { localeSchema } from './locales';
import { personNameSchema } from './users';

const tag = 'Settings';

/** Path of a screen, `/online`. */
export const screenPathSchema = z
  .string()
  .check(z.maxLength(80), z.regex(/^\/[a-z0-9-]+$/, 'a screen such as /online'));

const profileFields = { name: personNameSchema, locale: localeSchema };

/** Who the user is. The address and the rights are not the user's to change. */
export const profileSchema = z.object({
  ...profileFields,
  id: idSchema,
  email: z.string(),
  /** Those of any of the user's brands, by name; none from a server that does not say them yet. */
  roles: z._default(z.array(z.string()), []),
  hasSecondFactor: z.boolean(),
  /** Whether signing in asks for the code too. */
  otpAtLogin: z.boolean(),
  /** Whether it does so whatever the user chose, since a role demands it. */
  otpDemanded: z._default(z.boolean(), false),
  /** Codes that sign in without the authenticator, each once. */
  recoveryCodesLeft: z._default(z.int(), 0),
  createdAt: instantSchema,
});
export type Profile = z.output<typeof profileSchema>;

export const numberFormatSchema = z.enum(['1,234.56', '1.234,56', '1 234,56']);
export const dateFormatSchema = z.enum(['YYYY-MM-DD', 'DD/MM/YYYY', 'MM/DD/YYYY', 'DD.MM.YYYY']);

/** How the user likes to work; null leaves it to the browser, or to the brand. */
export const userSettingsSchema = z.strictObject({
  numberFormat: z._default(numberFormatSchema, '1,234.56'),
  /** Null: as the language writes it, `5 Nov 2026`. */
  dateFormat: z._default(z.nullable(dateFormatSchema), null),
  /** In which instants are shown; figures go by the zone of their brand in any case. */
  displayZone: z._default(z.nullable(zoneSchema), null),
  theme: z._default(z.enum(['light', 'dark', 'system']), 'system'),
  density: z._default(z.enum(['compact', 'normal', 'comfortable']), 'normal'),
  defaultBrandId: z._default(z.nullable(idSchema), null),
  startScreen: z._default(z.nullable(screenPathSchema), null),
});
export type UserSettings = z.output<typeof userSettingsSchema>;

const positiveMoney = moneySchema.check(z.regex(/^\d/, 'not below zero'));

/** What a brand decides for itself, with what holds until it does. Money is in its currency. */
export const brandSettingsSchema = z.strictObject({
  tolerances: z._default(
    z.strictObject({
      /** By which a drawer may be over or short; null for a tenth of its float. */
      drawer: z._default(z.nullable(positiveMoney), null),
      /** By which the clock of a source may be off. */
      clockSkewSeconds: z._default(z.int().check(z.minimum(1), z.maximum(3600)), 60),
      /** Per cent of the records of a file that may have been there already. */
      duplicatePercent: z._default(z.int().check(z.minimum(0), z.maximum(100)), 1),
    }),
    { drawer: null, clockSkewSeconds: 60, duplicatePercent: 1 },
  ),
  thresholds: z._default(
    z.strictObject({
      /** How long before it is due a report that is not sent counts as near. */
      dueSoonHours: z._default(z.int().check(z.minimum(1), z.maximum(168)), 24),
      /** Distance from the usual hold, in robust standard deviations. */
      holdSigmas: z._default(z.int().check(z.minimum(2), z.maximum(10)), 4),
    }),
    { dueSoonHours: 24, holdSigmas: 4 },
  ),
  /** How long after its end a period still takes in facts. */
  lateToleranceHours: z._default(z.int().check(z.minimum(0), z.maximum(168)), 24),
  retentionDays: z._default(
    z.strictObject({
      /** Of bodies in the log of calls; their hashes stay. */
      apiLogBodies: z._default(z.int().check(z.minimum(1), z.maximum(400)), 30),
    }),
    { apiLogBodies: 30 },
  ),
  /** Channels of an event for those who have not chosen their own. Critical alerts always reach the screen and the mail. */
  notificationDefaults: z._default(
    z
      .array(
        z.strictObject({
          event: notificationEventSchema,
          channels: z.array(notificationChannelSchema).check(z.maxLength(3)),
        }),
      )
      .check(z.maxLength(notificationEventSchema.options.length)),
    [],
  ),
});
export type BrandSettings = z.output<typeof brandSettingsSchema>;

const exampleOfBrandSettings = {
  tolerances: { drawer: '5000.00', clockSkewSeconds: 60, duplicatePercent: 1 },
  thresholds: { dueSoonHours: 24, holdSigmas: 4 },
  lateToleranceHours: 24,
  retentionDays: { apiLogBodies: 30 },
  notificationDefaults: [{ event: 'DEADLINE' as const, channels: ['IN_APP' as const, 'EMAIL' as const] }],
};

export const profileExample = {
  id: 'u_2',
  name: 'Rehema Reporter',
  email: 'rehema@tallyhouse.test',
  roles: ['reporter'],
  locale: 'sw',
  hasSecondFactor: true,
  otpAtLogin: false,
  otpDemanded: false,
  recoveryCodesLeft: 8,
  createdAt: '2026-01-05T08:00:00.000Z',
};

export const readProfile = defineEndpoint({
  method: 'GET',
  path: '/api/User/profile',
  tag: 'User',
  summary: 'Who the caller is; the version comes as `ETag`.',
  access: 'signed-in',
  answer: profileSchema,
  status: 200,
  example: { answer: profileExample },
});

export const writeProfile = defineEndpoint({
  method: 'PUT',
  path: '/api/User/profile',
  tag: 'User',
  summary: 'Change the own name and language; `If-Match` as read, else 412 with the present ones.',
  access: 'signed-in',
  body: z.strictObject(profileFields),
  answer: profileSchema,
  status: 200,
  versioned: true,
  example: { body: { name: 'Rehema Reporter', locale: 'sw' }, answer: profileExample },
});

const userSettingsExample = {
  numberFormat: '1,234.56' as const,
  dateFormat: 'DD/MM/YYYY' as const,
  displayZone: 'Africa/Dar_es_Salaam',
  theme: 'system' as const,
  density: 'compact' as const,
  defaultBrandId: 'alder',
  startScreen: '/online',
};

export const readUserSettings = defineEndpoint({
  method: 'GET',
  path: '/api/Settings/user',
  tag,
  summary: 'How the caller likes to work; the version comes as `ETag`.',
  access: 'signed-in',
  answer: userSettingsSchema,
  status: 200,
  example: { answer: userSettingsExample },
});

export const writeUserSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/Settings/user',
  tag,
  summary: 'Replace the own settings; `If-Match` with the version read, else 412 with the present ones.',
  access: 'signed-in',
  body: userSettingsSchema,
  answer: userSettingsSchema,
  status: 200,
  versioned: true,
  example: { body: userSettingsExample, answer: userSettingsExample },
});

const brandSettingsAnswer = z.extend(brandSettingsSchema, {
  /** Of the gaming day: only two people change them, since every figure hangs on them. */
  zone: z.string(),
  cutoff: z.string(),
});
const brandSettingsExample = { ...exampleOfBrandSettings, zone: 'Africa/Dar_es_Salaam', cutoff: '00:00' };

export const readBrandSettings = defineEndpoint({
  method: 'GET',
  path: '/api/Settings/brand',
  tag,
  summary: 'What the brand decides for itself; the version comes as `ETag`.',
  access: 'reports.view',
  brand: 'required',
  answer: brandSettingsAnswer,
  status: 200,
  example: { answer: brandSettingsExample },
});

export const writeBrandSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/Settings/brand',
  tag,
  summary: 'Replace the settings of the brand; `If-Match` as read, else 412 with the present ones.',
  access: 'settings.brand',
  brand: 'required',
  body: brandSettingsSchema,
  answer: brandSettingsAnswer,
  status: 200,
  versioned: true,
  example: { body: exampleOfBrandSettings, answer: brandSettingsExample },
});

/** What decides on which day something counts. */
export const gamingDayFields = {
  zone: zoneSchema,
  /** Local time at which a gaming day starts. */
  cutoff: cutoffSchema,
};
const gamingDayExample = { zone: 'Africa/Dar_es_Salaam', cutoff: '06:00' };

export const proposeGamingDay = defineEndpoint({
  method: 'POST',
  path: '/api/Settings/brand/gamingDay',
  tag,
  summary:
    'Propose another zone or cut-off for a brand without facts: afterwards figures would change their days.',
  access: 'administration.propose',
  brand: 'required',
  body: z.strictObject({ ...gamingDayFields, reason: reasonSchema }),
  answer: changeDetailSchema,
  status: 201,
  keyed: true,
  example: {
    body: { ...gamingDayExample, reason: 'The licence starts its gaming day at six in the morning.' },
    answer: {
      ...changeExample,
      kind: 'BRAND_SETTINGS',
      summary: 'Let the gaming day of Alder start at 06:00 in Africa/Dar_es_Salaam',
      said: [{ code: 'GAMING_DAY', params: { brand: 'Alder', ...gamingDayExample } }],
      payload: { brandId: 'alder', ...gamingDayExample },
      document: { zone: 'Africa/Dar_es_Salaam', cutoff: '00:00' },
      differences: [{ field: 'cutoff', before: '00:00', after: '06:00' }],
    },
  },
});

/** A JSON file with everything that is kept about the caller as a user: no figures, no secrets. */
export const exportOwnData = defineEndpoint({
  method: 'POST',
  path: '/api/User/exportData',
  tag: 'User',
  summary:
    'Everything that is kept about the caller: account, roles, settings, sessions, searches, own actions.',
  access: 'signed-in',
  binary: 'application/json; charset=utf-8',
  status: 200,
  isRead: true,
});

// Without schemas, so that the forms of the web can import the limits of the calls.

/** Maximum number of vehicles of one kind per booking. */
export const maxVehicles = 20;

/** Maximum number of entries to an industrial zone, for all vehicles of a rental together. */
export const maxZoneEntries = 20;

export const maxChildSeats = 10;

/** Limits of a drive between two bases: kilometres, minutes, nights of the driver. */
export const maxKm = 5_000;
export const maxDriveMinutes = 10_080;
export const maxDriverNights = 30;

/** Working hours of the desk within which a non-urgent message is answered. */
export const answerHours = 4;

/** Working hours of the desk within which it answers an agency that applies for verification. */
export const verifyHours = 8;

/** Maximum limit of a sub-account, in minor units. */
export const maxLimit = 1e12;

/** Maximum number of countries that a role of the staff is limited to. */
export const maxRoleCountries = 30;

/** Maximum number of selling companies that a role of the staff is limited to. */
export const maxRoleSellers = 100;

/** Maximum length of an internal note on an order. */
export const maxNoteLength = 1000;

/** Maximum number of rows that the staff select in a list, e.g. to export them. */
export const maxSelected = 200;

/** Maximum number of papers of an agency's licence, and of the bytes of each. */
export const maxLicencePapers = 3;
export const maxLicencePaperBytes = 10 * 1024 * 1024;

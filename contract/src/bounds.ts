// Without schemas, so that the forms of the web can import what calls are held to.

/** How many vehicles of one kind are booked together. */
export const maxVehicles = 20;

/** How often an industrial zone is entered, by all vehicles of a rental together. */
export const maxZoneEntries = 20;

export const maxChildSeats = 10;

/** What a drive between two bases can be: kilometres, minutes, nights of its driver. */
export const mostKm = 5_000;
export const mostDriveMinutes = 10_080;
export const mostDriverNights = 30;

/** Within how many hours of the desk's work what is written to it is answered, unless it is urgent. */
export const answerHours = 4;

/** The highest limit of a sub-account, minor units. */
export const mostLimit = 1e12;
